// The floor of a cached page: Hono answering bytes from memory.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = Buffer.from(process.env.BODY ?? '', 'base64');
const headers = { 'content-type': 'text/html; charset=utf-8' };
const app = new Hono();
app.get('/', () => new Response(body, { headers }));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
