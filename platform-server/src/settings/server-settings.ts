import type { LiveSettings } from '../domain/live/provider';
import type { PaymentSettings } from '../domain/payment/provider';
import type { TrustedProxies } from '../trusted-proxies';
import type { S3Settings } from './files';
import type { ForeignPlatformSettings } from './foreign-platform';

/** All settings from the environment (architecture §4), validated once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly production: boolean;
  /** Demo data and pages may be reachable from other machines. */
  readonly demo: boolean;
  readonly dataDirectory: string;
  /** Storage of uploaded files; null for a folder of the data directory. */
  readonly filesS3: S3Settings | null;
  /** Address of a service that scans each uploaded file; null for none. */
  readonly fileScanUrl: string | null;
  /** Address of a PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** How long a start waits for the database (milliseconds). */
  readonly databaseWait: number;
  readonly importMap: string;
  /** Changes of the import map need the approval of a second person. */
  readonly importMapApproval: boolean;
  /** Files of the build: dist/manifest.json and dist/modules. */
  readonly manifest: string;
  readonly modules: string;
  /** Texts of the built pages. */
  readonly phrases: string;
  /**
   * The site's own address: sent as Origin when foreign modules are checked; gives links in messages their scheme and
   * port.
   */
  readonly siteOrigin: string;
  readonly moduleHosts: readonly string[];
  /** Origins of pictures and videos. */
  readonly pictureHosts: readonly string[];
  readonly runtimeConfig: string;
  readonly apiBaseUrl: string | null;
  /** Where pages send the shell's own calls, if other than `apiBaseUrl`. */
  readonly shellApiUrl: string | null;
  readonly dataAdminUrl: string | null;
  /** What the data-admin site gets in its address; null for the default, which is `code` for the demo's own site. */
  readonly dataAdminHandover: 'token' | 'code' | null;
  /** Another platform whose sessions may make the shell's own calls; null for none. */
  readonly foreignPlatform: ForeignPlatformSettings | null;
  readonly sessionIdle: number;
  readonly sessionAbsolute: number;
  readonly logLevel: string;
  /** Key of codes and of encrypted data; null (not in production) for one stored in the database. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  readonly smsWebhookUrl: string | null;
  readonly smsWebhookSecret: string;
  readonly live: LiveSettings;
  readonly payment: PaymentSettings;
  /** Maximum of SMS codes per day: in total, and per tenant. */
  readonly smsDailyLimit: number;
  readonly smsTenantDailyLimit: number;
  /** Seconds between two codes for one recipient. */
  readonly codeCooldown: number;
  readonly digest: 'md5' | 'sha256';
  readonly faceThreshold: number | null;
  readonly faceRetentionDays: number;
  readonly auditRetentionDays: number;
  /** Time zone by whose days the statistics count. */
  readonly timeZone: string;
  /** Origins of shells on other hosts. */
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | null;
  /** Proxies whose X-Forwarded-For and -Host are trusted; null for none. */
  readonly trustProxy: TrustedProxies;
  /** Sustained requests per second of one network and one account; bursts may be ten times as many. */
  readonly requestsPerNetwork: number;
  readonly requestsPerAccount: number;
  /** Milliseconds after SIGTERM during which /readyz fails while requests are still served. */
  readonly drain: number;
  /** Milliseconds after `drain` within which the process ends. */
  readonly stopWithin: number;
  /** For an empty database in production: the first tenant's domain and its operator. */
  readonly bootstrap: {
    readonly domain: string;
    readonly phone: string;
    readonly password: string;
  } | null;
}
