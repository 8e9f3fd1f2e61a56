import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { answers, start, type Started } from '../bin/processes.ts'

const call = promisify(execFile)

type Home = { title: string; content: string }

const packages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-fpm',
  'php-cli',
  'php-mysql',
  'mariadb-server',
]

/**
 * Debian's WordPress with its default theme behind nginx and php-fpm, as one would set it up in an hour: no page cache.
 * Packages come from apt, or from the folder `debs` where there is no network; they are unpacked into a temporary
 * directory, never installed, and `stop` leaves nothing behind.
 */
export async function startWordPress(port: number, home: Home, debs?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'trusswell-wordpress-'))
  await chmod(directory, 0o755)
  const root = join(directory, 'root')
  // A package that this machine has already is not fetched again.
  const place = (path: string) => (existsSync(join(root, path)) ? join(root, path) : path)
  const processes: Started[] = []
  const stop = async () => {
    for (const each of processes.toReversed()) await each.stop()
    await rm(directory, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    const archives = debs ?? (await download(join(directory, 'archives')))
    await unpack(archives, root)
    const wordpress = place('/usr/share/wordpress')
    if (!wordpress.startsWith(root))
      throw new Error('wordpress is installed on this machine: remove it first')
    const socket = { mariadb: join(directory, 'mariadb.sock'), php: join(directory, 'php.sock') }

    const data = join(directory, 'data')
    const user = process.getuid?.() === 0 ? ['--user=root'] : []
    const basedir = `--basedir=${place('/usr/sbin/mariadbd').replace('/sbin/mariadbd', '')}`
    await call(place('/usr/bin/mariadb-install-db'), ['--no-defaults', `--datadir=${data}`, basedir, ...user])
    const database = ['--no-defaults', `--socket=${socket.mariadb}`]
    const mariadbd = [place('/usr/sbin/mariadbd'), ...database, `--datadir=${data}`, basedir, ...user]
    processes.push(start('mariadb', [...mariadbd, '--skip-networking', '--skip-grant-tables'], { directory }))
    await eventually(() =>
      call(place('/usr/bin/mariadb'), [...database, '-e', 'create database wordpress character set utf8mb4']),
    )

    const php = await phpOf(place)
    await writeFile(join(directory, 'php.ini'), php.ini)
    await writeFile(join(directory, 'fpm.conf'), fpmConf(directory, socket.php))
    await writeFile(join(wordpress, 'wp-config.php'), wpConfig(port, socket.mariadb))
    await writeFile(join(directory, 'home.json'), JSON.stringify(home))
    await writeFile(join(directory, 'install.php'), installer(wordpress, directory))
    await call(php.cli, ['-c', join(directory, 'php.ini'), join(directory, 'install.php')])
    const asRoot = user.length > 0 ? ['-R'] : []
    processes.push(
      start(
        'php',
        [php.fpm, '-F', '-c', join(directory, 'php.ini'), '-y', join(directory, 'fpm.conf'), ...asRoot],
        { directory },
      ),
    )
    const conf = join(directory, 'nginx.conf')
    await writeFile(
      conf,
      nginxConf({ directory, wordpress, port, socket: socket.php, isRoot: user.length > 0 }),
    )
    processes.push(start('nginx', ['nginx', '-p', directory, '-c', conf], { directory }))
    const origin = `http://127.0.0.1:${port}`
    await answers(`${origin}/`)
    return { origin, version: await versionOf(archives), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function download(archives: string): Promise<string> {
  await mkdir(join(archives, 'partial'), { recursive: true })
  const quietly = ['-qq', '-y', '-o', 'Debug::NoLocking=true', '-o', `Dir::Cache::archives=${archives}`]
  await call('apt-get', ['install', '--download-only', '--no-install-recommends', ...quietly, ...packages])
  return archives
}

async function unpack(archives: string, root: string): Promise<void> {
  for (const file of await readdir(archives)) {
    if (file.endsWith('.deb')) await call('dpkg', ['-x', join(archives, file), root])
  }
}

async function versionOf(archives: string): Promise<string> {
  const files = await readdir(archives)
  return files.find((file) => file.startsWith('wordpress_'))?.split('_')[1] ?? 'unknown'
}

async function phpOf(place: (path: string) => string) {
  const fpm = (await readdir(place('/usr/sbin'))).find((file) => file.startsWith('php-fpm')) ?? ''
  const version = fpm.slice('php-fpm'.length)
  const folders = await readdir(place('/usr/lib/php'))
  const extensions = join(place('/usr/lib/php'), folders.find((folder) => /^\d{8}$/.test(folder)) ?? '')
  // Debian enables the opcode cache, so it is on here. Only pages aren't cached.
  const ini = [
    `extension_dir=${extensions}`,
    'zend_extension=opcache.so',
    ...['ctype', 'exif', 'fileinfo', 'iconv', 'posix', 'tokenizer', 'mysqlnd', 'mysqli'].map(
      (name) => `extension=${name}.so`,
    ),
  ]
  return { fpm: place(`/usr/sbin/${fpm}`), cli: place(`/usr/bin/php${version}`), ini: `${ini.join('\n')}\n` }
}

// The pool as Debian ships it.
const fpmConf = (directory: string, socket: string) => `[global]
error_log = ${directory}/php-fpm.log
daemonize = no
[www]
listen = ${socket}
listen.mode = 0666
${process.getuid?.() === 0 ? 'user = root\ngroup = root\n' : ''}pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
`

// No cron and no calls to the outside: both would only slow it down.
const wpConfig = (port: number, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://127.0.0.1:${port}');
define('WP_SITEURL', 'http://127.0.0.1:${port}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const installer = (wordpress: string, directory: string) => `<?php
define('WP_INSTALLING', true);
function wp_new_blog_notification() {}
require '${wordpress}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
$home = json_decode(file_get_contents('${directory}/home.json'));
wp_install($home->title, 'admin', 'admin@trusswell.example', true, '', bin2hex(random_bytes(8)));
switch_theme('twentytwentythree');
$page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $home->title, 'post_content' => $home->content]);
update_option('show_on_front', 'page');
update_option('page_on_front', $page);
update_option('permalink_structure', '/%postname%/');
`

type Served = { directory: string; wordpress: string; port: number; socket: string; isRoot: boolean }

const nginxConf = ({ directory, wordpress, port, socket, isRoot }: Served) => `daemon off;
${isRoot ? 'user root;\n' : ''}worker_processes auto;
pid ${directory}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  gzip_types text/css application/javascript;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${wordpress};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # Debian's file leaves the port out, and WordPress would redirect every request to itself.
      fastcgi_param HTTP_HOST $host:$server_port;
      fastcgi_pass unix:${socket};
    }
  }
}
`

async function eventually(work: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
