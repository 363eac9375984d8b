// WordPress as a peer: Debian's packages unpacked into the peers' folder, with a database of their own. Nothing of the system is changed.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = [
  ...['cli', 'common', 'mysql', 'xml', 'mbstring', 'opcache'].map((part) => `php8.2-${part}`),
  'php-getid3',
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'mariadb-server',
  'mariadb-server-core',
  'mariadb-client-core',
  'liburing2',
  'libaio1',
];
const MODULES = [
  'mysqlnd',
  'mysqli',
  'mbstring',
  'dom',
  'xml',
  'simplexml',
  'tokenizer',
  'ctype',
  'iconv',
  'fileinfo',
  'exif',
  'posix',
];
const HOST = '127.0.0.1:4312';
const URL_OF_SITE = `http://${HOST}/`;

/** Packages unpacked; undefined where this system has none of them. */
function unpacked(peers) {
  const folder = join(peers, 'wordpress');
  const root = join(folder, 'root');
  if (existsSync(join(folder, '.installed'))) return root;
  const debs = join(folder, 'debs');
  mkdirSync(debs, { recursive: true });
  try {
    execFileSync('apt-get', ['download', ...PACKAGES], { cwd: debs, stdio: 'ignore' });
    for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', join(debs, deb), root]);
  } catch (error) {
    console.log(`WordPress is left out: its packages are not to be had here (${error.message})`);
    return undefined;
  }
  writeFileSync(join(folder, '.installed'), '');
  return root;
}

const comment = (name, attributes, html) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->\n`;

/**
 * The page as blocks of WordPress' own, with the same words.
 * @param options - ready block
 * @returns text
 */
function toWordpress({ type, props, children }) {
  const inner = children.map(toWordpress).join('');
  if (type === 'Text' && props.tag !== 'p')
    return comment(
      'heading',
      { level: Number(props.tag[1]) },
      `<${props.tag}>${props.text}</${props.tag}>`,
    );
  if (type === 'Text') return comment('paragraph', null, `<p>${props.text}</p>`);
  if (type === 'TextBox')
    return props.html.replace(/<(p|ul)>.*?<\/\1>/gs, (html, tag) =>
      comment(tag === 'p' ? 'paragraph' : 'list', null, html),
    );
  if (type === 'Button')
    return comment(
      'buttons',
      null,
      `<div class="wp-block-buttons">${comment('button', null, `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${props.href}">${props.text}</a></div>`)}</div>`,
    );
  if (type === 'Section' && children.length > 1)
    return comment(
      'columns',
      null,
      `<div class="wp-block-columns">${children.map((child) => comment('column', null, `<div class="wp-block-column">${toWordpress(child)}</div>`)).join('')}</div>`,
    );
  if (type === 'Section')
    return comment(
      'group',
      { layout: { type: 'constrained' } },
      `<div class="wp-block-group">${inner}</div>`,
    );
  return inner;
}

/** CPU ms that a process and its threads have used. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function waitFor(what, check) {
  for (let turn = 0; turn < 300; turn++) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} does not answer`);
}

/**
 * Starts the database in a new folder.
 * @returns process
 */
async function startDatabase(root, folder, env) {
  const data = join(folder, 'db');
  const socket = join(folder, 'db.sock');
  const own = [
    '--no-defaults',
    '--user=root',
    `--datadir=${data}`,
    `--lc-messages-dir=${root}/usr/share/mysql`,
  ];
  mkdirSync(join(data, 'mysql'), { recursive: true });
  const scripts = ['mysql_system_tables', 'mysql_system_tables_data'].map((name) =>
    readFileSync(join(root, `usr/share/mysql/${name}.sql`), 'utf8'),
  );
  execFileSync(join(root, 'usr/sbin/mariadbd'), [...own, '--bootstrap', '--skip-grant-tables'], {
    env,
    input: `create database if not exists mysql;\nuse mysql;\n${scripts.join('\n')}\ncreate database wp;\n`,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const child = spawn(
    join(root, 'usr/sbin/mariadbd'),
    [
      ...own,
      `--socket=${socket}`,
      '--skip-networking',
      '--skip-grant-tables',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { env, stdio: 'ignore' },
  );
  await waitFor('MariaDB', () => existsSync(socket));
  return { child, socket };
}

function makeSite(root, folder, socket) {
  const site = join(folder, 'site');
  const share = join(root, 'usr/share');
  cpSync(join(share, 'wordpress'), site, {
    recursive: true,
    filter: (path) => !path.endsWith('.htaccess') && existsSync(path),
    dereference: true,
  });
  for (const part of ['themes', 'languages', 'plugins'])
    cpSync(join(root, 'var/lib/wordpress/wp-content', part), join(site, 'wp-content', part), {
      recursive: true,
      dereference: true,
      filter: existsSync,
    });
  const keys = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ];
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php define('DB_NAME','wp'); define('DB_USER','root'); define('DB_PASSWORD',''); define('DB_HOST','localhost:${socket}'); define('DB_CHARSET','utf8mb4'); define('DB_COLLATE',''); define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true);
${keys.map((key) => `define('${key}','bench');`).join(' ')}
$table_prefix='wp_'; if (!defined('ABSPATH')) define('ABSPATH', __DIR__.'/'); require_once ABSPATH.'wp-settings.php';`,
  );
  return site;
}

/**
 * CPU time of WordPress' front page with the words of the reference page: PHP with its code cached, and its database.
 * @param page - ready page
 * @param words - a text that has to be there
 * @returns its name and CPU ms of a page in each round; undefined where it cannot be had
 */
export async function wordpress({ root: benchmarks, peers }, page, words) {
  const root = unpacked(peers);
  if (!root) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-wordpress-'));
  const env = { ...process.env, LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') };
  const running = [];
  try {
    const { child: database, socket } = await startDatabase(root, folder, env);
    running.push(database);
    const site = makeSite(root, folder, socket);
    const content = join(folder, 'page.html');
    writeFileSync(content, toWordpress(page));
    const php = join(root, 'usr/bin/php8.2');
    const flags = [
      '-n',
      '-d',
      `extension_dir=${join(root, 'usr/lib/php/20220829')}`,
      ...MODULES.flatMap((name) => ['-d', `extension=${name}`]),
      '-d',
      'zend_extension=opcache',
      '-d',
      'opcache.enable_cli=1',
      '-d',
      'opcache.memory_consumption=256',
      '-d',
      'opcache.validate_timestamps=0',
      '-d',
      'memory_limit=512M',
      // It tells its owner by mail that it is there.
      '-d',
      'sendmail_path=/bin/true',
    ];
    const version = execFileSync(
      php,
      [...flags, join(benchmarks, 'peers/wordpress.php'), site, HOST, content],
      { env },
    ).toString();
    const server = spawn(php, [...flags, '-S', HOST, '-t', site], { env, stdio: 'ignore' });
    running.push(server);
    const read = async () => {
      const answer = await fetch(URL_OF_SITE, { redirect: 'manual' });
      return answer.status === 200 ? answer.text() : '';
    };
    await waitFor('WordPress', () =>
      read().then(
        (html) => html.includes(words),
        () => false,
      ),
    );
    const used = () => cpuMs(server.pid) + cpuMs(database.pid);
    const values = [];
    for (let turn = 0; turn < 20; turn++) await read();
    for (let round = 0; round < 5; round++) {
      const before = used();
      for (let turn = 0; turn < 25; turn++)
        if (!(await read())) throw new Error('WordPress failed');
      values.push((used() - before) / 25);
    }
    return { name: `WordPress ${version}, front page`, values };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
