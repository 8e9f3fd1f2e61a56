import { makeAskedProject } from '../../../test/mailed-links.ts'
import { from, type Canaries, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'POST /api/mailed-links/open': async ({ api }) => ({
    payload: { token: await (await makeAskedProject(api)).link('milestone') },
    ...from(),
  }),
  'POST /api/mailed-links/answer': async ({ api }) => ({
    payload: {
      purpose: 'message',
      token: await (await makeAskedProject(api)).link('message'),
      content: 'Blue, please.',
    },
    ...from(),
  }),
}

export const canaries: Canaries = {
  // Rows hold ids only.
  mailed_links: { shownTo: [], textless: true },
}
