import { ContactLink } from '~/components/site/contact_link'
import type { Organiser } from '~/types'

export function AccreditationEs({ organiser }: { organiser: Organiser }) {
  return (
    <>
      <p className="page-lead">
        La acreditación es un permiso de trabajo. Estas son las condiciones que acepta quien la pide
        y quien la lleva.
      </p>

      <h2>1. Para qué sirve</h2>
      <p>
        Permite a una persona determinada hacer su trabajo en el torneo, en las zonas y los días que
        le corresponden. No es una entrada: no da derecho a asiento, ni a traer acompañantes, ni a
        entrar fuera de su función. Enviar la solicitud no garantiza la acreditación, y{' '}
        {organiser.name} puede concederla solo para algunos días o zonas.
      </p>

      <h2>2. Datos verdaderos</h2>
      <p>
        Quien la pide responde de que los datos y la fotografía son suyos, recientes y verdaderos.
        La fotografía ha de mostrar solo a la persona acreditada, de frente y con la cara
        descubierta; las que no sirven se rechazan.
      </p>

      <h2>3. Personal e intransferible</h2>
      <p>
        La acreditación no se presta, ni se cede, ni se vende, ni se copia. Se recoge en persona,
        con el documento de identidad, en la oficina de acreditaciones.
      </p>

      <h2>4. Siempre visible</h2>
      <p>
        Debe llevarse a la vista en todo el recinto y enseñarse, junto con un documento de
        identidad, cuando el personal de la organización o de seguridad lo pida. Los accesos pueden
        quedar registrados.
      </p>

      <h2>5. Zonas y días</h2>
      <p>
        Abre únicamente las zonas impresas en la tarjeta y durante su vigencia. El acceso a algunas
        zonas puede limitarse por aforo o por seguridad, aunque figuren en la tarjeta.
      </p>

      <h2>6. Pérdida o robo</h2>
      <p>
        Hay que comunicarlo enseguida a la oficina de acreditaciones. La tarjeta perdida se anula y
        solo se emite otra después de comprobar la identidad. Si la primera aparece, deja de valer y
        debe devolverse.
      </p>

      <h2>7. Propiedad y retirada</h2>
      <p>
        La tarjeta es propiedad de {organiser.name}, que puede anularla o retirarla en cualquier
        momento, sin indemnización, si se incumplen estas condiciones, las normas del recinto o las
        indicaciones de seguridad.
      </p>

      <h2>8. Imágenes</h2>
      <p>
        El torneo se graba, se fotografía y se retransmite. Quien accede al recinto puede aparecer
        en esas imágenes de forma accesoria. La toma de imágenes con fines profesionales está
        reservada a los medios acreditados para ello, dentro de los límites de su acreditación y de
        los derechos de emisión. Los drones están prohibidos.
      </p>

      <h2>9. Apuestas y datos en directo</h2>
      <p>
        Está prohibido recoger, transmitir o publicar en directo el resultado o los datos del juego
        con fines comerciales o de apuestas, así como apostar sobre el torneo, facilitar que otros
        apuesten o aceptar beneficios por información que no es pública. Incumplirlo supone la
        retirada inmediata y la comunicación a los organismos de integridad.
      </p>

      <h2>10. Conducta</h2>
      <p>
        La persona acreditada respeta el desarrollo del juego, a los jugadores y al público. No pide
        autógrafos ni fotografías personales mientras trabaja, no vende ni reparte publicidad y
        cumple las normas de seguridad y de prevención de riesgos del recinto.
      </p>

      <h2>11. Menores</h2>
      <p>
        La solicitud de una persona menor de 14 años la presenta su padre, su madre o quien ejerza
        la tutela, que responde del cumplimiento de estas condiciones.
      </p>

      <h2>12. Ley y contacto</h2>
      <p>
        Estas condiciones se rigen por la ley española. Para cualquier duda, escriba a{' '}
        <ContactLink address={organiser.email} />.
      </p>
    </>
  )
}
