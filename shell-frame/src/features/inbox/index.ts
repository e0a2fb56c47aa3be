export { InboxSlot } from './views/inbox-slot.view';
