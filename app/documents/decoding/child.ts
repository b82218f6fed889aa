import type { DecodingOrder, Reply } from '#documents/decoding/orders'
import { drawBackground } from '#documents/card_background'
import { drawLogo } from '#documents/logo'
import { Photo, PhotoError } from '#documents/photo'
import { endAtOnce } from '#process/end_at_once'
import { drawStrokes } from '#documents/strokes'

/** The program of a child process that decodes what strangers send. It does not start the application. */
process.on('message', async (order: DecodingOrder) => {
  process.send!(await replyTo(order))
})
process.once('disconnect', endAtOnce)
// A terminal sends Ctrl-C to all processes. The application ends this one after its last order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.send!({ ready: true })

async function replyTo(order: DecodingOrder): Promise<Reply<unknown>> {
  try {
    return { answer: await answerTo(order) }
  } catch (error) {
    if (error instanceof PhotoError) return { refused: error.code }
    return { complaint: String(error) }
  }
}

async function answerTo(order: DecodingOrder): Promise<unknown> {
  switch (order.work) {
    case 'photo':
      return Photo.read(order.bytes)
    case 'logo':
      return drawLogo(order.bytes)
    case 'background':
      return drawBackground(order.bytes)
    case 'strokes':
      return drawStrokes(order.bytes)
    case 'pages':
      return (await pageDrawing()).pagesOf(order.document)
    case 'page':
      return (await pageDrawing()).drawPage(order.document, order.page, order.mark)
  }
}

const pageDrawing = () => import('#documents/decoding/marked_page')
