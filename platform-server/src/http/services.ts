import type { Painter } from '../domain/certificates/painter';
import type { DigestAlgorithm } from '../domain/identity/digest';
import type { FacePolicy } from '../domain/identity/faces';
import type { LiveSettings } from '../domain/live/provider';
import type { LoginPolicy } from '../domain/login-proof';
import type { PaymentSettings } from '../domain/payment/provider';
import type { PackageEngine } from '../domain/questions/qti/package-engine';
import type { SheetEngine } from '../domain/sheets/sheet-engine';
import type { ReadCatalogue } from '../domain/wordings/catalogue';
import type { Files } from '../files/files';
import type { ForeignPeople } from '../foreign/people';
import type { ImportMapService } from '../import-map/import-map-service';
import type { Jobs } from '../jobs/jobs';
import type { RequestLimits } from '../plugins/request-limits';
import type { FileLiveMap } from '../static/live-map';
import type { StreamLimits } from './event-streams';

/** What routes need besides the database: policies of the installation, and services. */
export interface Services {
  readonly login: LoginPolicy;
  readonly faces: FacePolicy;
  readonly sheets: SheetEngine;
  readonly packages: PackageEngine;
  readonly digest: DigestAlgorithm;
  /** Reads the texts of the product's pages. */
  readonly catalogue: ReadCatalogue;
  readonly importMap: {
    readonly service: ImportMapService;
    readonly live: FileLiveMap;
    /** MODULE_HOSTS */
    readonly moduleHosts: readonly string[];
    /** Folder that is served as /modules/. */
    readonly modules: string;
  };
  readonly jobs: Jobs;
  /** Renders certificates. */
  readonly painter: Painter;
  /** The video conference of live sessions. */
  readonly live: LiveSettings;
  readonly payment: PaymentSettings;
  readonly files: Files;
  /** Users of another platform that uses this server's shell; null if there is none. */
  readonly foreign: ForeignPeople | null;
  readonly requestLimits: RequestLimits;
  /** Overrides of the default limits of event streams. */
  readonly streams?: Partial<StreamLimits>;
  /** Version in this installation's package.json. */
  readonly version: string;
  readonly production: boolean;
  /** Origin of links in messages, with the tenant's own host in place of this one's. */
  readonly site: { origin: string };
  /** Shows the outbox; never in production. */
  readonly devPages: boolean;
  /** A public demo: its development pages also answer on the tenants' domains. */
  readonly demo: boolean;
  /** Time zone by whose days the statistics count. */
  readonly timeZone: string;
  readonly corsOrigins: readonly string[];
  /** Bearer token of /metrics; null allows requests from this machine only. */
  readonly metricsToken: string | null;
}
