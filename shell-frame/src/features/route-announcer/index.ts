export { RouteAnnouncer, SkipLink } from './views/route-announcer.view';
