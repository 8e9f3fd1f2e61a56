// node healthy.ts <url> [status]: exits with 0 when the URL responds with the status within two seconds.
const [url = '', status = '200'] = process.argv.slice(2)
const answered = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' }).then(
  (response) => response.status,
  () => 0,
)
process.exitCode = answered === Number(status) ? 0 : 1
