import { useEffect } from 'react'
import { showLatestAgain } from './toast.ts'
import { Toaster } from './toaster.tsx'

export default function LateToaster() {
  useEffect(showLatestAgain, [])
  return <Toaster />
}
