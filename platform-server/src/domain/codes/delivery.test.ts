import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Message } from './compose-message';
import { deliverMail } from './deliver-mail';
import { deliverSms } from './deliver-sms';

const message: Message = {
  id: 'a0000000-0000-4000-8000-000000000001',
  to: 'admin@sunrise.example',
  subject: '登录验证码',
  text: '您的登录验证码为 123456，10分钟内有效。',
  code: '123456',
  purpose: 'login',
};

const port = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

describe('mail', () => {
  let server: SMTPServer;
  const received: Buffer[] = [];
  beforeAll((done) => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks));
          callback();
        });
      },
    });
    server.listen(0, '127.0.0.1', done);
  });
  afterAll((done) => server.close(done));

  it('arrives with subject, text and an identifier that is the same in every attempt', async () => {
    const send = deliverMail(`smtp://127.0.0.1:${port(server.server)}?from=no-reply@edu.example`);
    await send(message);
    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail).toMatchObject({
      from: { address: 'no-reply@edu.example' },
      to: [{ address: message.to }],
      subject: message.subject,
      messageId: `<${message.id}@edu-platform>`,
    });
    expect(mail.text?.trim()).toBe(message.text);
  });

  it('fails if no server accepts it', async () => {
    await expect(deliverMail('smtp://127.0.0.1:1?from=a@edu.example')(message)).rejects.toThrow();
  });
});

describe('SMS', () => {
  const secret = 'shared-secret-of-the-test';
  const seen: { body: string; headers: Record<string, unknown> }[] = [];
  let server: Server;
  let status = 200;
  beforeAll((done) => {
    server = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push({ body, headers: request.headers });
        reply.writeHead(status).end();
      });
    });
    server.listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    server.close(done);
  });

  const send = () => deliverSms(`http://127.0.0.1:${port(server)}/send`, secret)(message);

  it('is posted with a signature over time and body', async () => {
    await send();
    const [{ body, headers } = { body: '', headers: {} }] = seen;
    const { id, to, text, code, purpose } = message;
    expect(JSON.parse(body)).toEqual({ id, to, text, code, purpose });
    const signed = `${headers['x-edu-timestamp']}.${body}`;
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['x-edu-signature']).toBe(`sha256=${expected}`);
  });

  it('fails if the receiver refuses it', async () => {
    status = 500;
    await expect(send()).rejects.toThrow('the SMS webhook answered 500');
  });
});
