import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  status: number;
  type: string;
  body: string;
}

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (value) => `&#${value.charCodeAt(0)};`);

/** The complete parts of an upload; a part whose sender died has no digest yet. */
async function partsOf(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  const numbers = names
    .filter((name) => /^\d+$/.test(name) && names.includes(`${name}.md5`))
    .toSorted((a, b) => Number(a) - Number(b));
  const parts = await Promise.all(
    numbers.map(async (number) => {
      const [content, digest] = await Promise.all([
        readFile(join(folder, number)),
        readFile(join(folder, `${number}.md5`), 'utf8'),
      ]);
      const tag = escaped(`"${digest.trim()}"`);
      return `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag><Size>${content.length}</Size></Part>`;
    }),
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}

/** An S3-compatible storage on this machine, with two calls of multi-part uploads that its library lacks. */
export async function startS3(bucket: string) {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  server.middleware.unshift(async (context: Asked, next: () => Promise<void>) => {
    const { uploadId, partNumber } = context.query;
    const isPartsRequest = uploadId !== undefined && partNumber === undefined;
    if (!isPartsRequest || context.method === 'POST') return next();
    const folder = join(directory, bucket, '._S3rver_uploads', uploadId);
    const parts = await partsOf(folder);
    context.type = 'application/xml';
    context.status = parts === null ? 404 : 200;
    context.body = parts ?? '<Error><Code>NoSuchUpload</Code></Error>';
    if (parts !== null && context.method === 'DELETE') {
      await rm(folder, { recursive: true });
      context.status = 204;
    }
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Stops answering until `resume`. */
    pause: (): Promise<void> => server.close(),
    async resume(): Promise<void> {
      server.serverOptions.port = port;
      await server.run();
    },
    async stop(): Promise<void> {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
