// A mail server in a separate process that accepts every mail and counts its recipients: the other side of `send-campaign.ts`.
import { createServer, type Socket } from 'node:net';

const recipients = new Map<string, number>();

/** Answers the commands of one connection, as far as a client with pipelining or without needs it. */
function serve(socket: Socket): void {
  let rest = '';
  let isData = false;
  let to = '';
  socket.setNoDelay(true);
  socket.write('220 sink\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (;;) {
      if (isData) {
        const end = rest.indexOf('\r\n.\r\n');
        if (end < 0) return;
        rest = rest.slice(end + 5);
        isData = false;
        recipients.set(to, (recipients.get(to) ?? 0) + 1);
        socket.write('250 2.0.0 taken\r\n');
        continue;
      }
      const end = rest.indexOf('\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') to = line.slice(line.indexOf('<') + 1, line.indexOf('>'));
      if (command === 'DATA') {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else if (command === 'EHLO') socket.write('250-sink\r\n250 8BITMIME\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('message', () =>
  process.send?.({
    people: recipients.size,
    doubled: [...recipients.values()].filter((times) => times > 1).length,
  }),
);
