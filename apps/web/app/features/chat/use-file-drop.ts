import { useState, type DragEvent } from 'react'

/** Files that are dragged onto an element. Text is left to the browser, which drops it into a field. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!isOfFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!isOfFiles(event)) return
        // Also without a file that can be read, which the browser would open in place of the page.
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}

const isOfFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
