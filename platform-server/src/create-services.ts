import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvelopeForm } from '@edu/shared-utility/contract';
import type { Database } from './db/database';
import { createPainter } from './domain/certificates/painter';
import { createSecret, type Secret } from './domain/codes/secret';
import { createFaceEngine } from './domain/identity/face-engine';
import { FACE_THRESHOLD } from './domain/identity/face-reading';
import { createPackageEngine } from './domain/questions/qti/package-engine';
import { createSheetEngine } from './domain/sheets/sheet-engine';
import { openCatalogue } from './domain/wordings/catalogue';
import { diskStorage } from './files/disk-storage';
import { createFiles } from './files/files';
import { s3Storage } from './files/s3-storage';
import { httpScanner } from './files/scanner';
import { withStorageRefusal } from './files/storage-errors';
import { createForeignPeople } from './foreign/people';
import type { Services } from './http/services';
import { createImportMapService, createLiveMap } from './import-map/create-service';
import { jobKindsWith } from './jobs/all-kinds';
import { createJobs } from './jobs/jobs';
import type { Settings } from './settings/server-settings';

const HOUR = 3600;
const DAY_MS = 86_400_000;

/** Requests per second with tenfold bursts, since a page makes many requests at once. */
const rateOf = (perSecond: number) => ({ perSecond, burst: perSecond * 10 });

/** The bundle is two folders below the root. */
const versionOf = (bundle: string): string =>
  JSON.parse(readFileSync(join(bundle, '../../package.json'), 'utf8')).version;

/** Creates the services with this installation's settings. Demo installations allow more log-ins per address. */
export function createServices(
  db: Database,
  settings: Settings,
  bundle: string,
  readSecret: () => string,
  live = createLiveMap(settings),
  envelope?: EnvelopeForm,
): Services {
  const { production, foreignPlatform } = settings;
  const secret: Secret = createSecret(readSecret);
  const perAddress = production ? 1 : 50;
  const painter = createPainter(join(bundle, 'certificate.worker.js'));
  const files = createFiles({
    db,
    secret,
    storage: withStorageRefusal(
      settings.filesS3
        ? s3Storage(settings.filesS3)
        : diskStorage(join(settings.dataDirectory, 'files')),
    ),
    scanner: settings.fileScanUrl === null ? null : httpScanner(settings.fileScanUrl),
  });
  const { storage } = files;
  return {
    login: {
      limits: { idle: settings.sessionIdle, absolute: settings.sessionAbsolute },
      lockout: {
        pair: { max: 10, seconds: 900 },
        unknownNetworks: { max: 50, seconds: HOUR },
        source: { max: 100 * perAddress, seconds: 900 },
      },
      codes: {
        secret,
        lifetime: 600_000,
        cooldownSeconds: settings.codeCooldown,
        perRecipient: { max: production ? 10 : 200, seconds: HOUR },
        perRecipientInAll: { max: production ? 30 : 600, seconds: HOUR },
        perSource: { max: 60 * perAddress, seconds: HOUR },
        sms: {
          perDay: settings.smsDailyLimit * perAddress,
          perTenantPerDay: settings.smsTenantDailyLimit * perAddress,
        },
        perUser: { max: production ? 20 : 400, seconds: HOUR },
        delivers: { mail: settings.smtpUrl !== null, sms: settings.smsWebhookUrl !== null },
      },
    },
    faces: {
      engine: createFaceEngine(join(bundle, 'face.worker.js')),
      secret,
      threshold: settings.faceThreshold ?? FACE_THRESHOLD,
      retention: settings.faceRetentionDays * DAY_MS,
    },
    sheets: createSheetEngine(join(bundle, 'sheet.worker.js')),
    packages: createPackageEngine(join(bundle, 'package.worker.js')),
    jobs: createJobs(db, jobKindsWith({ painter, storage, secret })),
    painter,
    live: settings.live,
    payment: settings.payment,
    files,
    importMap: {
      live,
      service: createImportMapService(db, settings, live),
      moduleHosts: settings.moduleHosts,
      modules: settings.modules,
    },
    foreign:
      foreignPlatform && createForeignPeople(db, secret, { ...foreignPlatform, form: envelope }),
    catalogue: openCatalogue(settings.phrases),
    digest: settings.digest,
    requestLimits: {
      perNetwork: rateOf(settings.requestsPerNetwork * perAddress),
      perAccount: rateOf(settings.requestsPerAccount * perAddress),
    },
    version: versionOf(bundle),
    production,
    site: { origin: settings.siteOrigin },
    devPages: !production,
    demo: settings.demo,
    timeZone: settings.timeZone,
    corsOrigins: settings.corsOrigins,
    metricsToken: settings.metricsToken,
  };
}
