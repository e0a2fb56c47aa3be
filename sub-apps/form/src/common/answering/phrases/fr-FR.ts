import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  required: 'obligatoire',
  page: 'Page {{at}} sur {{of}}',
  back: 'Précédent',
  next: 'Suivant',
  submit: 'Envoyer',
  clear: 'Effacer',
  least: 'Pas du tout',
  most: 'Certainement',
  stars_one: '{{count}} étoile',
  stars_many: '{{count}} étoiles',
  stars_other: '{{count}} étoiles',
  choose: 'Choisissez {{min}} à {{max}} réponses',
  chooseMin: 'Choisissez au moins {{min}} réponses',
  chooseMax: 'Choisissez {{max}} réponses au plus',
  between: 'De {{min}} à {{max}}',
  from: 'Au moins {{min}}',
  upTo: 'Au plus {{max}}',
  faults: {
    required: 'Répondez à cette question',
    rows: 'Répondez à chaque ligne',
    choice: 'Choisissez de nouveau',
    few: 'Choisissez au moins {{min}} réponses',
    many: 'Choisissez {{max}} réponses au plus',
    number: 'Saisissez un nombre',
    large: 'Ce nombre est trop grand ; vérifiez-le',
    low: 'Pas moins de {{min}}',
    high: 'Pas plus de {{max}}',
    long: 'C’est trop long : raccourcissez',
    date: 'Saisissez une date valable',
    kind: 'Répondez de nouveau',
  },
};

export default frFR;
