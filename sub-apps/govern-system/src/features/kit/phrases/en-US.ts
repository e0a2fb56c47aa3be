import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Page kit',
  intro:
    'The parts that all pages of the administration share, to be tried here. The data are made in this page, nothing of them is sent, and a reload brings them back.',
  forbidden: 'This page is for platform operators. If you need it, ask one of them.',
  state: 'State of the list',
  answer: 'What becomes of writes',
  states: {
    ready: 'Ready',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
    forbidden: 'Forbidden',
  },
  answers: {
    ok: 'Done',
    refused: 'Refused in part',
    conflict: 'Changed by somebody else',
    gone: 'Deleted by somebody else',
  },
  sample: 'Sample {{number}}',
  name: 'Name',
  note: 'Note',
  status: 'Status',
  createdAt: 'Added on',
  active: 'Active',
  suspended: 'Suspended',
  all: 'All',
  keyword: 'Name',
  add: 'Add a sample',
  edit: 'Edit',
  suspend: 'Suspend',
  resume: 'Activate',
  remove: 'Delete',
  removeTitle: 'Delete “{{name}}”?',
  removeHint: 'This cannot be undone; a reload of this page makes the samples anew.',
  removed: 'Deleted',
  saved: 'Saved',
  done: 'Done',
  many: '{{count}} suspended',
  suspendTitle: 'Suspend {{count}} samples?',
  suspendHint:
    'With “Refused in part” samples with an even number are refused: each says why, and the rest can be tried again.',
  nameEmpty: 'Enter a name',
  nameTaken: 'This is not the name of a sample with an even number',
  failure: 'The sample service does not answer',
  notAllowed: 'Not for a sample with an even number',
  changedByOther: 'Note as somebody else left it',
  someone: 'Another administrator',
  imports: 'Import',
  importTitle: 'Import samples',
  importIntro:
    'Choose any .xlsx file: it is not read. What is wrong with it and how far it is are made in this page.',
  file: 'samples.csv',
  parts: {
    list: {
      title: 'List',
      text: 'Search, view, order, page and the open row are in the address; widths and order of columns and own views are kept on this device.',
    },
    panel: {
      title: 'Details',
      text: 'A press on the name opens them; j and k go to other rows, Esc or Back closes, a phone shows them in the whole window. With the history of changes.',
    },
    actions: {
      title: 'Actions of one row and of several',
      text: 'What can be taken back is done at once, what cannot asks first; of several rows each that was refused says why, and the rest can be tried again.',
    },
    form: {
      title: 'Form',
      text: 'Faults stand at their fields and are counted; a conflict is shown field by field; what was typed survives a reload.',
    },
    files: {
      title: 'Import and export',
      text: 'A file is looked at first, cell by cell, then imported as a job; an export has the present conditions and columns, or the chosen rows.',
    },
    keys: {
      title: 'Keys',
      text: '/ searches, j k move, x selects, Enter opens, e edits, Esc closes the details, Ctrl-S saves, ? shows them all.',
    },
  },
};

export default enUS;
