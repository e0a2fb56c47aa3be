import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { fileParameters } from '../files/file-parts';
import type { FileStorage } from '../files/storage';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { WORKBOOK } from '../http/workbook';
import type { JobRow } from '../jobs/jobs';
import { phrase } from '../phrases';
import { pictureKeys, picturesPackage } from './certificates/images-job';
import { questionKeys, questionsPackage } from './questions/qti/export-job';
import type { SheetEngine } from './sheets/sheet-engine';
import { scoreKeys, scoresName, scoresWorkbook } from './trains/scores-job';

interface Kind {
  /** The permission to fetch its file; the input file of a job cannot be fetched. */
  readonly permission?: string;
  /** The storage keys of its bytes. */
  keys(keyPrefix: string, total: number): string[];
  /** @param locale the language of the person who fetches it */
  file?(
    fileMakers: FileMakers,
    keyPrefix: string,
    { total, context }: JobFileSource,
    locale: Locale,
  ): Omit<JobFile, 'type'> & { readonly type?: string };
}

/** What is needed to read the bytes and build the file. */
interface FileMakers {
  readonly storage: FileStorage;
  readonly sheets: SheetEngine;
}

interface JobFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncGenerator<Uint8Array>;
}

type JobFileSource = Pick<JobRow, 'kind' | 'state' | 'total' | 'createdBy' | 'context'>;

const ZIP = 'application/zip';

/** The kinds of job that store bytes. */
export const kinds: Readonly<Record<string, Kind>> = {
  'certificate.images': {
    permission: 'certificate.export',
    keys: pictureKeys,
    file: ({ storage }, keyPrefix, { total }) => ({
      name: 'certificates.zip',
      content: picturesPackage(storage, keyPrefix, total),
    }),
  },
  'question.export': {
    permission: 'question.export',
    keys: questionKeys,
    file: ({ storage }, keyPrefix, { total }, locale) => ({
      name: `${phrase(locale, 'qti.name')}.zip`,
      content: questionsPackage(storage, keyPrefix, total),
    }),
  },
  'train.scores': {
    permission: 'train.export',
    keys: scoreKeys,
    file: (fileMakers, keyPrefix, { total, context }) => {
      // The cells are written in the language of the person who requested the job.
      const locale = context.locale as Locale;
      const content = scoresWorkbook(fileMakers, scoreKeys(keyPrefix, total), locale);
      return { name: scoresName(locale), type: WORKBOOK, content };
    },
  },
  'question.package': { keys: (packageKey) => [packageKey] },
};

/**
 * The file that a job has made, for its requester if they still have the permission; null for a kind without a file.
 */
export function jobFile(
  fileMakers: FileMakers,
  { caller, locale }: { readonly caller: Caller; readonly locale: Locale },
  row: JobFileSource,
): JobFile | null {
  const { kind, state, createdBy, context } = row;
  const { file, permission } = kinds[kind] ?? {};
  if (!file || permission === undefined) return null;
  if (createdBy !== caller.accountId) throw new BusinessError(errorCodes.notFound);
  if (!isAllowed(caller, permission)) throw new BusinessError(errorCodes.forbidden);
  if (state !== 'done') throw new BusinessError(errorCodes.conflict, { phrase: 'job.notOver' });
  return { type: ZIP, ...file(fileMakers, fileParameters.parse(context.order).parts, row, locale) };
}
