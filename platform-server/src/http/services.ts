import type { Painter } from '../domain/certificates/painter';
import type { DigestAlgorithm } from '../domain/identity/digest';
import type { FacePolicy } from '../domain/identity/faces';
import type { LiveSettings } from '../domain/live/provider';
import type { LoginPolicy } from '../domain/login';
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

/** What routes need besides the database: rules that the installation decides, and engines. */
export interface Services {
  readonly login: LoginPolicy;
  readonly faces: FacePolicy;
  readonly sheets: SheetEngine;
  readonly packages: PackageEngine;
  readonly digest: DigestAlgorithm;
  /** Texts of the product's pages. */
  readonly catalogue: ReadCatalogue;
  readonly importMap: {
    readonly service: ImportMapService;
    readonly live: FileLiveMap;
    /** MODULE_HOSTS */
    readonly moduleHosts: readonly string[];
    /** Folder of /modules/. */
    readonly modules: string;
  };
  readonly jobs: Jobs;
  /** Draws certificates. */
  readonly painter: Painter;
  /** The video conference of live sessions. */
  readonly live: LiveSettings;
  readonly payment: PaymentSettings;
  readonly files: Files;
  /** People of another platform, whose shell calls come here; null where there is none. */
  readonly foreign: ForeignPeople | null;
  readonly requestLimits: RequestLimits;
  /** Other bounds of event streams than the usual ones. */
  readonly streams?: Partial<StreamLimits>;
  /** Of this installation's package.json. */
  readonly version: string;
  readonly production: boolean;
  /** What links in messages begin with; the tenant's own host takes the place of this one's. */
  readonly site: { origin: string };
  /** Shows what lies in the outbox: never in production. */
  readonly devPages: boolean;
  /** A demo for more than this machine: its pages answer at the tenants' domains too. */
  readonly demo: boolean;
  /** Whose days the statistics count. */
  readonly timeZone: string;
  readonly corsOrigins: readonly string[];
  /** Bearer token of /metrics; null lets only this machine in. */
  readonly metricsToken: string | null;
}
