import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { capture } from './execute.ts'
import type { Step } from './steps.ts'

/** docs/reports/production-<date>.md: what ran, how long it took, and what this way of running can't show. */
export async function writeReport(
  steps: Step[],
  figures: { signedInAfter: number; commands: number },
): Promise<void> {
  const root = resolve(import.meta.dirname, '../..')
  const date = new Date().toISOString().slice(0, 10)
  const version = (name: string, ...args: string[]) =>
    capture(name, args).then((text) => text.split('\n')[0] ?? '')
  const rows = steps.map(
    ({ title, seconds, seen = '' }) => `| ${title} | ${seconds.toFixed(1)} s | ${seen} |`,
  )
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const text = `# Production test, ${date}

Written by \`pnpm production:test\` ([how](../runbooks/production-test.md)). Every step below passed.

| Step | Time | Seen |
| --- | ---: | --- |
${rows.join('\n')}
| **Together** | **${total.toFixed(1)} s** | |

From \`infra/trusswell init\`, with the images built, to a signed-in administrator over HTTPS: ${figures.commands} commands, ${figures.signedInAfter.toFixed(1)} s.

Engine: ${await version('dockerd', '--version')}; images by ${await version('buildah', '--version')}; Linux ${/^\d+\.\d+/.exec(await version('uname', '-r'))?.[0]}.

## What it shows

Our images are built from their Dockerfiles. A Docker Engine runs them with the commands, users, secrets, volumes, networks,
capabilities, read-only file systems and limits of \`infra/compose.yaml\`; names are resolved by Docker. Visitors, mail relay
and S3 gateway are in another network namespace and reach only what is published.

## What it can't show

- **Other people's images.** PostgreSQL, Redis, ClamAV, Caddy and the Node base come from Debian packages with the paths,
  users and commands of the official images, not from a registry. Their tags, their own start scripts (PostgreSQL's is
  rebuilt in 20 lines), Alpine's userland and their exact versions are not tested. ClamAV knows one signature and \`freshclam\`
  doesn't run.
- **Docker Compose itself.** \`infra/production-test/compose.ts\` reads the file and speaks to the engine; a key that it doesn't
  know is an error. Compose's own parser is covered by the schema in \`infra/compose.test.ts\` only.
- **A certificate of a public authority.** Caddy signs with its internal authority; ACME is not used.
- **Payment gateways.** Webhooks are signed by the test with a secret from the settings. Nothing outside answers for Stripe or
  Razorpay, so no checkout, refund or event of theirs is followed to its end.
- **Browsers.** Pages, sockets and files are asked for by a program with a cookie jar; \`pnpm e2e\` has the browsers.
- **The journal.** Containers log to files instead of journald.
- **IPv6 from outside, HTTP/3, a firewall, another kernel's security modules, and a database of real size.**
`
  await mkdir(join(root, 'docs/reports'), { recursive: true })
  const path = join(root, 'docs/reports', `production-${date}.md`)
  await writeFile(path, text)
  await capture(join(root, 'node_modules/.bin/prettier'), ['--write', path])
  console.log(`report: docs/reports/production-${date}.md, ${total.toFixed(0)} s together`)
}
