// Baseline for the cost of a product list: Node's HTTP server and prepared statements over covering indexes.
import { createServer } from 'node:http';
import pg from 'pg';

const { DATABASE_URL = '', PORT = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const COLUMNS = 'id, name, slug, price_cents, image, category_id';
const STATEMENTS: Readonly<Record<string, string>> = {
  '/list': `select ${COLUMNS} from products where category_id = $1 and price_cents + 0 between $2 and $3 order by name, id limit 24`,
  '/search': `with found as materialized (
      select ${COLUMNS} from products where category_id = $1 and price_cents between $2 and $3 and tsv @@ plainto_tsquery('simple', $4)
    )
    select (select count(*) from found)::int as total,
      (select coalesce(json_agg(one), '[]') from (select * from found order by name, id limit 24) one)::text as items`,
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const of = (name: string): string => searchParams.get(name) ?? '';
  const values: (string | number)[] = [Number(of('c')), Number(of('lo')), Number(of('hi'))];
  if (pathname === '/search') values.push(of('q'));
  const { rows } = await pool.query({ name: pathname, text: STATEMENTS[pathname] ?? '', values });
  response.setHeader('content-type', 'application/json');
  response.end(
    pathname === '/search'
      ? `{"total":${rows[0].total},"items":${rows[0].items}}`
      : JSON.stringify({ items: rows }),
  );
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('up'));
