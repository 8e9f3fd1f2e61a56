import { formatMoney } from '@trusswell/domain/money.ts'
import { MailButton, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'
import { notATaxInvoice, receiptFacts, type ReceiptContent } from './receipt-content.ts'

export function ReceiptMail(props: { name: string; content: ReceiptContent; url: string }) {
  const { content } = props
  return (
    <MailFrame
      preview={`${formatMoney(content.paise)} for ${content.project}`}
      heading={`We received your payment of ${formatMoney(content.paise)}`}
    >
      <MailText>Hello {props.name},</MailText>
      <MailText>Thank you for your payment. Receipt {content.number} is attached as a PDF.</MailText>
      <MailFacts facts={receiptFacts(content)} />
      <MailText>{notATaxInvoice}</MailText>
      <MailButton href={props.url}>View payment</MailButton>
    </MailFrame>
  )
}
