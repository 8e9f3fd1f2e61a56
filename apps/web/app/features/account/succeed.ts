import { showToast } from '../../ui/toast.ts'

export const succeed = (description: string) => void showToast({ title: 'Success', description, tone: 'ok' })
