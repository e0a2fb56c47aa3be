import { element, link } from './elements.js';
import { phrases } from './phrases.js';

export const plantPage = () => [
  element('h1', { className: 'cove-plant', textContent: phrases.t('plant') }),
  link('/cove', phrases.t('back')),
];
