import { Link } from '@adonisjs/inertia/react'
import { ContactLink } from '~/components/site/contact_link'
import type { Organiser, Retention } from '~/types'

const months = (count: number) => (count === 1 ? '1 mes' : `${count} meses`)
const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)

export function PrivacyEs({
  organiser,
  retention,
}: {
  organiser: Organiser
  retention: Retention
}) {
  return (
    <>
      <p className="page-lead">
        Esta página explica qué datos personales recoge {organiser.name} cuando usted pide una
        acreditación, para qué los usa, cuánto tiempo los guarda y qué puede pedirnos.
      </p>

      <h2>1. Quién responde de sus datos</h2>
      <p>
        El responsable del tratamiento es {organiser.name}, con NIF {organiser.taxId} y domicilio en{' '}
        {organiser.address}. Puede escribirnos a <ContactLink address={organiser.email} />.
      </p>

      <h2>2. Delegado de protección de datos</h2>
      <p>
        Para cualquier asunto sobre sus datos puede dirigirse directamente a nuestro delegado de
        protección de datos: <ContactLink address={organiser.dpoEmail} />.
      </p>

      <h2>3. Qué datos tratamos</h2>
      <ul>
        <li>
          Los que usted escribe en el formulario: identidad, documento, fecha de nacimiento,
          nacionalidad, contacto, empresa o medio, función y las respuestas propias de cada
          formulario.
        </li>
        <li>Su fotografía y, si el formulario los pide, los documentos que adjunte.</li>
        <li>
          Los que se generan después: la decisión sobre su solicitud, los permisos de su
          acreditación, las lecturas de su tarjeta en las puertas, los cargos en los restaurantes,
          quién recogió su tarjeta y su firma, los correos que le enviamos y los cambios que hace el
          personal autorizado.
        </li>
        <li>La aceptación de esta política, con su fecha y su versión.</li>
      </ul>
      <p>
        No pedimos una copia de su documento de identidad para tramitar la solicitud: basta con el
        número, y se comprueba a la vista al recoger la acreditación. Las respuestas que no llevan
        la palabra «opcional» son necesarias; sin ellas no podemos tramitar la solicitud.
      </p>

      <h2>4. Para qué los usamos y con qué base</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Finalidad</th>
            <th scope="col">Base legal (RGPD)</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              Tramitar su solicitud, decidir sobre ella, comunicársela y emitir la acreditación
            </td>
            <td>Art. 6.1.b</td>
          </tr>
          <tr>
            <td>
              Seguridad del recinto y control de accesos. Nuestro interés legítimo es proteger a las
              personas y saber quién entra en las zonas restringidas
            </td>
            <td>Art. 6.1.f</td>
          </tr>
          <tr>
            <td>Cumplir obligaciones legales y atender a autoridades y fuerzas de seguridad</td>
            <td>Art. 6.1.c</td>
          </tr>
          <tr>
            <td>Lo que usted autorice aparte, cuando un formulario se lo pregunte</td>
            <td>Art. 6.1.a</td>
          </tr>
        </tbody>
      </table>
      <p>
        Los plazos se aplican a las ediciones cerradas: mientras la oficina trabaja en una edición,
        sus solicitudes se conservan.
      </p>
      <p>
        Cada solicitud la decide una persona: no tomamos decisiones automatizadas ni elaboramos
        perfiles. No usamos sus datos para publicidad.
      </p>

      <h2>5. Menores de edad</h2>
      <p>
        Quien tiene menos de 14 años necesita que presente la solicitud su padre, su madre o quien
        ejerza la tutela. La publicación de imágenes de menores se pide siempre aparte y se puede
        rechazar sin que ello afecte a la solicitud.
      </p>

      <h2>6. A quién los comunicamos</h2>
      <ul>
        <li>
          A las empresas que nos prestan servicio y actúan siguiendo nuestras instrucciones:
          alojamiento informático, impresión de acreditaciones, control de accesos y vigilancia.
        </li>
        <li>
          A los circuitos y federaciones del torneo (por ejemplo ATP, WTA, ITF, DP World Tour, RFET
          o RFEG), solo cuando sea necesario para validar su función.
        </li>
        <li>
          A las fuerzas y cuerpos de seguridad, jueces y autoridades que los pidan conforme a la
          ley.
        </li>
      </ul>
      <p>No vendemos sus datos ni los cedemos para otros fines.</p>

      <h2>7. Transferencias internacionales</h2>
      <p>
        Sus datos se guardan en el Espacio Económico Europeo. Si un circuito o una federación con
        sede fuera de él los necesita para validar su función, la comunicación se limita a lo
        imprescindible y se apoya en una decisión de adecuación o en las cláusulas tipo de la
        Comisión Europea.
      </p>

      <h2>8. Cuánto tiempo los guardamos</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Datos</th>
            <th scope="col">Plazo</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Solicitudes denegadas o sin decidir, desde el último día del torneo</td>
            <td>{months(retention.rejectedMonths)}</td>
          </tr>
          <tr>
            <td>
              Personas acreditadas, desde el último día del torneo, para reconocerlas en la edición
              siguiente
            </td>
            <td>{months(retention.approvedMonths)}</td>
          </tr>
          <tr>
            <td>
              Jugadores de las listas de los circuitos (nombre, fecha de nacimiento, país, ranking),
              desde el último día del torneo
            </td>
            <td>{months(retention.playersMonths)}</td>
          </tr>
          <tr>
            <td>Copias de pasaportes, desde el último día del torneo</td>
            <td>{months(retention.passportMonths)}</td>
          </tr>
          <tr>
            <td>Fotografías y documentos adjuntos, desde el último día del torneo</td>
            <td>{months(retention.filesMonths)}</td>
          </tr>
          <tr>
            <td>
              Correos que le enviamos, desde su envío; como mucho, hasta que se borra su solicitud
            </td>
            <td>{months(retention.mailsMonths)}</td>
          </tr>
          <tr>
            <td>
              Lecturas de su tarjeta en las puertas y avisos a los accesos, desde cada una; hasta
              que se cierra la edición se conservan los últimos avisos de su chip y los que aún no
              se han entregado
            </td>
            <td>{months(retention.accessMonths)}</td>
          </tr>
          <tr>
            <td>
              Cargos en los restaurantes, desde cada uno, para la contabilidad; cuando se borra su
              solicitud, sin su nombre
            </td>
            <td>{months(retention.chargesMonths)}</td>
          </tr>
          <tr>
            <td>
              Nombre, contacto y firma de quien recogió tarjetas, y de quién eran, desde la firma
            </td>
            <td>{months(retention.signaturesMonths)}</td>
          </tr>
          <tr>
            <td>Listas para el trabajo de la oficina, desde que se crean</td>
            <td>{days(retention.exportDays)}</td>
          </tr>
          <tr>
            <td>Listas de jugadores y de personas que se importan, desde que se suben</td>
            <td>{days(retention.importDays)}</td>
          </tr>
          <tr>
            <td>
              Archivos de un envío que una avería interrumpió y que no se registró, desde el envío
            </td>
            <td>{days(retention.strayFileDays)}</td>
          </tr>
          <tr>
            <td>
              Lo que el historial de la oficina dice de personas sin solicitud (invitaciones,
              listas, vetos), desde cada anotación, y lo que las personas pidieron sobre sus datos,
              una vez contestado
            </td>
            <td>{months(retention.historyMonths)}</td>
          </tr>
          <tr>
            <td>
              Intentos fallidos de entrar en la oficina en el historial, con su dirección IP, desde
              cada uno
            </td>
            <td>{months(retention.loginMonths)}</td>
          </tr>
          <tr>
            <td>
              El registro de seguridad de las cuentas de la oficina: accesos, contraseñas y permisos
              denegados, con su dirección IP, desde cada anotación
            </td>
            <td>{months(retention.securityMonths)}</td>
          </tr>
          <tr>
            <td>
              El registro de consultas: qué persona de la oficina vio qué solicitud, foto o
              documento, o recibió qué lista, desde cada anotación. No contiene respuestas, nombres
              ni documentos de solicitantes
            </td>
            <td>{months(retention.journalMonths)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        Los plazos que cuentan desde el último día del torneo corren cuando la organización ha
        cerrado la edición. Si no lo ha hecho {months(retention.closingMonths)} después, el programa
        se lo recuerda a diario, y a los {months(retention.openMonths)} deja correr los plazos por
        sí mismo.
      </p>
      <p>
        Pasado el plazo, los datos se borran automáticamente. Cuando la ley obligue a conservarlos
        para atender posibles responsabilidades, quedarán bloqueados, sin ningún otro uso.
      </p>

      <h2>9. Sus derechos</h2>
      <p>
        Puede pedirnos en cualquier momento el acceso a sus datos, su rectificación o supresión, la
        limitación del tratamiento y la portabilidad, y oponerse al tratamiento que se basa en el
        interés legítimo. Si dio un consentimiento, puede retirarlo sin que afecte a lo hecho hasta
        entonces. Escriba a <ContactLink address={organiser.dpoEmail} />, diga su referencia y qué
        pide; respondemos en el plazo de un mes, que puede ampliarse dos más si el caso es complejo.
      </p>
      <p>
        Si cree que no hemos atendido bien sus derechos, puede reclamar ante la Agencia Española de
        Protección de Datos (
        <a href="https://www.aepd.es" className="link" rel="noreferrer">
          www.aepd.es
        </a>
        ).
      </p>

      <h2>10. Seguridad</h2>
      <p>
        Solo el personal autorizado ve las solicitudes, cada cual lo que su función necesita, y cada
        cambio queda registrado con su autor. Las fotografías y los documentos no son públicos. Si
        una brecha de seguridad supone un riesgo alto para usted, se lo comunicaremos sin demora.
      </p>

      <h2>11. Cookies</h2>
      <p>
        Usamos solo cookies técnicas: mantienen su sesión, recuerdan el idioma y protegen los
        formularios. No hay cookies de terceros, de análisis ni de publicidad. Mientras rellena un
        formulario, lo que escribe se guarda en su propio navegador, como mucho 14 días, hasta que
        lo envía o lo borra.
      </p>

      <h2>12. Cambios</h2>
      <p>
        Si cambiamos este texto publicaremos aquí la nueva versión; con cada solicitud queda anotada
        la versión que usted aceptó. El uso de la acreditación se rige por la{' '}
        <Link route="policies.accreditation" className="link">
          política de acreditación
        </Link>
        .
      </p>
    </>
  )
}
