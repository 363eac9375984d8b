import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamEvent } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenEventStream, openEventStream, type StreamState } from './event-stream.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let origin: string;
let close: () => Promise<void>;
let asked: (string | undefined)[];
let answers: Answer[];
let stream: OpenEventStream | undefined;

const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const toast = (message: string, id?: string): string =>
  `${id ? `id: ${id}\n` : ''}event: new_toast\ndata: ${JSON.stringify({ message, variant: 'info' })}\n\n`;

beforeEach(async () => {
  asked = [];
  answers = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    (answers.shift() ?? ((_request, later) => void open(later).flushHeaders()))(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
});
afterEach(async () => {
  stream?.close();
  await close();
});

function listen(lastEventId?: string): {
  events: StreamEvent[];
  states: StreamState[];
  ids: string[];
} {
  const seen = { events: [] as StreamEvent[], states: [] as StreamState[], ids: [] as string[] };
  stream = openEventStream({
    baseUrl: origin,
    lastEventId,
    onEvent: (event) => seen.events.push(event),
    onState: (state) => seen.states.push(state),
    onId: (id) => seen.ids.push(id),
    random: () => 0,
  });
  return seen;
}

const until = (what: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(what()).toBe(true), { timeout: 30_000, interval: 10 });

describe('an event stream', () => {
  it('parses typed events from arbitrary chunks', async () => {
    answers.push((_request, response) => {
      open(response);
      const text = `: hello\n\nretry: 700\n\n${toast('Ä one', 'a')}event: entity_changed\r\ndata: {"entity":"page","id":7,"action":"updated",\r\ndata: "version":2,"actorId":3,"actorName":"Anna"}\r\n\r\n:\nid: b\n\n`;
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 5) response.write(bytes.subarray(at, at + 5));
    });
    const { events, ids } = listen();
    await until(() => ids.length === 2);
    expect(events).toEqual([
      { event: 'new_toast', data: { message: 'Ä one', variant: 'info' } },
      {
        event: 'entity_changed',
        data: {
          entity: 'page',
          id: 7,
          action: 'updated',
          version: 2,
          actorId: 3,
          actorName: 'Anna',
        },
      },
    ]);
    expect(ids).toEqual(['a', 'b']);
  });

  it('ignores unknown events and invalid payloads, and accepts newer fields', async () => {
    answers.push((_request, response) => {
      open(response).write(
        `event: other\ndata: {}\n\nevent: new_toast\ndata: {"x":1}\n\nevent: new_toast\ndata: nonsense\n\nevent: new_toast\ndata: {"message":"m","new":1}\n\n`,
      );
    });
    const { events } = listen();
    await until(() => events.length === 1);
    expect(events[0]?.data).toMatchObject({ message: 'm', variant: 'success' });
  });

  it('reconnects after the last event when the connection ends or breaks', async () => {
    answers.push(
      (_request, response) => void open(response).end(toast('one', 'a')),
      (_request, response) => {
        open(response).write(toast('two', 'b'));
        setTimeout(() => response.destroy(), 20);
      },
    );
    const { events, states } = listen('start');
    await until(() => asked.length === 3);
    expect(asked).toEqual(['start', 'a', 'b']);
    expect(events.map(({ data }) => Reflect.get(data, 'message'))).toEqual(['one', 'two']);
    await until(() => states.at(-1) === 'open');
    expect(states.filter((state) => state === 'waiting')).toHaveLength(2);
  });

  it("respects the server's delay unless it is woken", async () => {
    answers.push((_request, response) => {
      response.writeHead(503, { 'retry-after': '60' }).end();
    });
    const { states } = listen();
    await until(() => states.at(-1) === 'waiting');
    stream?.wake();
    await until(() => states.at(-1) === 'open');
    expect(asked).toHaveLength(2);
  });

  it('stops when it is refused', async () => {
    answers.push((_request, response) => void response.writeHead(401).end());
    const { states } = listen();
    await until(() => states.at(-1) === 'refused');
    await new Promise((next) => setTimeout(next, 50));
    expect(asked).toHaveLength(1);
  });

  it('rejects other content types', async () => {
    answers.push((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(toast('no'));
    });
    const { events, states } = listen();
    await until(() => states.at(-1) === 'waiting');
    expect(events).toEqual([]);
  });

  it('ends when it is closed', async () => {
    const { states } = listen();
    await until(() => states.at(-1) === 'open');
    stream?.close();
    await until(() => states.at(-1) === 'closed');
    expect(asked).toHaveLength(1);
  });
});
