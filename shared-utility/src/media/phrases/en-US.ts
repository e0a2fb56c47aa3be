const enUS = {
  document: 'Document “{{title}}”',
  opening: 'Opening the document',
  openingShare: 'Opening the document, {{percent}} received',
  broken: 'This file is damaged and cannot be shown',
  locked: 'This file has a password and cannot be shown in the page',
  otherwise: 'Please ask whoever provided it for another copy.',
  pages: 'Pages',
  page: 'Page {{number}} of {{total}}',
  toPage: 'Go to page, 1 to {{total}}',
  innerLink: 'Link within the document',
  former: 'Previous page',
  next: 'Next page',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  pageFailed: 'This page could not be drawn',
  retry: 'Try again',
  keys: 'Reading a document',
};

export default enUS;
