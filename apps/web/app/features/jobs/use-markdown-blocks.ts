import { useQuery } from '@tanstack/react-query'
import type { Block } from '@trusswell/domain/markdown-blocks.ts'

/** What a page shows of a text that is being written. Undefined until the parser is loaded. */
export function useMarkdownBlocks(markdown: string): Block[] | undefined {
  const { data } = useQuery({
    queryKey: ['markdown-parser'],
    queryFn: () => import('@trusswell/domain/markdown-blocks.ts'),
    staleTime: Infinity,
    networkMode: 'always',
  })
  return data?.markdownBlocks(markdown)
}
