import { useState, type DragEvent } from 'react'

/** Files that are dragged onto an element. Text is left to the browser, which drops it into a field. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
