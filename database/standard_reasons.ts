/**
 * The ready-made reasons of a new installation. A migration writes them once, so later changes of an
 * administrator stay.
 */
export const standardReasons = [
  {
    kind: 'changes',
    nameEs: 'Foto: otra más clara',
    nameEn: 'Photo: a clearer one',
    textEs:
      'La foto que envió no sirve para la tarjeta. Envíenos, por favor, otra reciente, nítida y en color, de frente y sin gorra ni gafas de sol.',
    textEn:
      'We cannot use the photo you sent for the card. Please send another one: recent, sharp and in colour, facing the camera, without a cap or sunglasses.',
    fields: ['image'],
  },
  {
    kind: 'changes',
    nameEs: 'Foto: fondo liso',
    nameEn: 'Photo: plain background',
    textEs:
      'En la foto debe aparecer solo usted, delante de un fondo claro y liso. Envíenos otra, por favor.',
    textEn:
      'The photo must show only you, in front of a plain, light background. Please send another one.',
    fields: ['image'],
  },
  {
    kind: 'changes',
    nameEs: 'Carta del medio',
    nameEn: 'Letter of the outlet',
    textEs:
      'Necesitamos una carta de su medio, en papel con membrete y firmada por un responsable, que confirme que viene al torneo por encargo suyo. Adjúntela en PDF, por favor.',
    textEn:
      'We need a letter from your outlet, on headed paper and signed by an editor, confirming that you are coming to the tournament on assignment. Please attach it as a PDF.',
    fields: ['letter'],
  },
  {
    kind: 'changes',
    nameEs: 'Licencia no válida',
    nameEn: 'Licence not valid',
    textEs:
      'El número de licencia que indicó no figura como vigente. Compruébelo y escríbalo de nuevo, por favor, tal como aparece en su licencia de este año.',
    textEn:
      'The licence number you gave is not listed as valid. Please check it and write it again exactly as it appears on your licence for this year.',
    fields: ['license', 'licenseValid', 'federatedLicence'],
  },
  {
    kind: 'changes',
    nameEs: 'Documento que no coincide',
    nameEn: 'Document does not match',
    textEs:
      'No hemos podido comprobar su documento: no se lee bien o el número no coincide con sus datos. Revise, por favor, el nombre, los apellidos y el número tal como figuran en él.',
    textEn:
      'We could not verify your document: it is hard to read, or its number does not match your details. Please check your name, surname and number exactly as they appear on it.',
    fields: ['name', 'lastName', 'document'],
  },
  {
    kind: 'changes',
    nameEs: 'Pasaporte',
    nameEn: 'Passport',
    textEs:
      'Revise, por favor, el número de su pasaporte y envíenos una copia legible de la página de la fotografía.',
    textEn:
      'Please check the number of your passport and send us a readable copy of the page with your photograph.',
    fields: ['passportNumber', 'passportPhoto'],
  },
  {
    kind: 'changes',
    nameEs: 'Formulario equivocado',
    nameEn: 'Wrong form',
    textEs:
      'Puede que haya usado un formulario que no es el suyo. Díganos, por favor, con quién viene y para qué trabajo, y pasaremos su solicitud al que corresponda.',
    textEn:
      'You may have used a form that is not meant for you. Please tell us who you are coming with and what work you will do, and we will move your request to the right one.',
    fields: ['company', 'mediaName', 'job', 'type'],
  },
  {
    kind: 'changes',
    nameEs: 'Falta la empresa',
    nameEn: 'Company missing',
    textEs:
      'Indíquenos, por favor, el nombre completo de la empresa o entidad para la que viene al torneo.',
    textEn:
      'Please tell us the full name of the company or organisation that you are coming to the tournament for.',
    fields: ['company', 'mediaName'],
  },
  {
    kind: 'rejected',
    nameEs: 'Cupo completo',
    nameEn: 'Quota full',
    textEs: 'El cupo de acreditaciones de este tipo está completo.',
    textEn: 'All accreditations of this kind have been allocated.',
    fields: [],
  },
  {
    kind: 'rejected',
    nameEs: 'Fuera de plazo',
    nameEn: 'Out of deadline',
    textEs: 'Su solicitud llegó cuando el plazo de acreditación ya había terminado.',
    textEn: 'Your request reached us after the accreditation deadline.',
    fields: [],
  },
  {
    kind: 'rejected',
    nameEs: 'Medio sin verificar',
    nameEn: 'Outlet not verified',
    textEs: 'No hemos podido verificar el medio para el que solicita la acreditación.',
    textEn: 'We could not verify the outlet that you are asking to be accredited for.',
    fields: [],
  },
  {
    kind: 'rejected',
    nameEs: 'No cumple los requisitos',
    nameEn: 'Requirements not met',
    textEs: 'Su solicitud no cumple los requisitos de este tipo de acreditación.',
    textEn: 'Your request does not meet the requirements for this kind of accreditation.',
    fields: [],
  },
  {
    kind: 'rejected',
    nameEs: 'Solicitud duplicada',
    nameEn: 'Duplicate request',
    textEs: 'Ya tenemos otra solicitud suya, y es la que seguimos tramitando.',
    textEn: 'We already have another request from you, and that is the one we are handling.',
    fields: [],
  },
]
