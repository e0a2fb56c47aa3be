import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Answer = (reply: ServerResponse) => void;

/** An error as S3 writes it; some storages add data that must not be disclosed. */
export const s3Error =
  (status: number, code: string): Answer =>
  (reply) => {
    const inside = `<Code>${code}</Code><Message>of the storage</Message><StringToSign>AWS4-secret-part</StringToSign>`;
    reply.writeHead(status, { 'content-type': 'application/xml' });
    reply.end(`<?xml version="1.0"?><Error>${inside}</Error>`);
  };

const digest = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;

/** A storage with conditional writes as the map needs them, which s3rver (tests of uploads) lacks. */
export async function startS3Like(bucket: string, key: string) {
  const objects = new Map<string, string>();
  const requests: RecordedRequest[] = [];
  /** Replies that replace the next matching requests. */
  const plannedAnswers: {
    matches: (item: RecordedRequest) => boolean;
    answer: Answer;
    times: number;
  }[] = [];
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${key}/\\d{8}/[\\w-]+/s3/aws4_request, SignedHeaders=[\\w;-]*host[\\w;-]*, Signature=[0-9a-f]{64}$`,
  );

  function putObject(
    path: string,
    text: string,
    item: RecordedRequest,
    reply: ServerResponse,
  ): void {
    const storedObject = objects.get(path);
    const [match, none] = [item.headers['if-match'], item.headers['if-none-match']];
    const fits = match
      ? storedObject !== undefined && match === digest(storedObject)
      : none !== '*' || storedObject === undefined;
    if (!fits) {
      s3Error(412, 'PreconditionFailed')(reply);
      return;
    }
    objects.set(path, text);
    reply.writeHead(200, { etag: digest(text) }).end();
  }

  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://storage');
    const received = { method: request.method ?? '', path: url.pathname, headers: request.headers };
    requests.push(received);
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const plannedAnswer = plannedAnswers.find(
        ({ matches: when, times }) => times > 0 && when(received),
      );
      if (plannedAnswer) {
        plannedAnswer.times -= 1;
        plannedAnswer.answer(reply);
      } else if (!signed.test(request.headers.authorization ?? '')) {
        s3Error(403, 'AccessDenied')(reply);
      } else if (!url.pathname.startsWith(`/${bucket}/`)) {
        s3Error(404, 'NoSuchBucket')(reply);
      } else if (received.method === 'PUT') {
        putObject(url.pathname, Buffer.concat(chunks).toString('utf8'), received, reply);
      } else {
        const text = objects.get(url.pathname);
        if (text === undefined) s3Error(404, 'NoSuchKey')(reply);
        else reply.writeHead(200, { etag: digest(text) }).end(text);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    answer(matches: (item: RecordedRequest) => boolean, answer: Answer, times = 9): void {
      plannedAnswers.push({ matches, answer, times });
    },
    reset(): void {
      objects.clear();
      requests.length = 0;
      plannedAnswers.length = 0;
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
