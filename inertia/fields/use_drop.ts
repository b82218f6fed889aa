import { type DragEvent, useState } from 'react'

/** Props that let people drop a file on an element. */
export function useDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    'onDragOver': (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    'onDragLeave': () => setOver(false),
    'onDrop': (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file) take(file)
    },
  }
}
