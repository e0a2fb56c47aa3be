import type { zhCN } from './zh-CN';

const frFR: typeof zhCN = {
  title: 'Outils de test',
  active: 'Module affiché : {{module}}',
  address: 'Adresse de {{module}}',
  fault: 'Panne de {{module}}',
  noFault: 'aucune panne',
  faults: {
    hang: 'ne répond pas',
    missing: '404',
    slow: '10 s de retard',
    throw: 'lève une erreur',
  },
  apply: 'Remplacer',
  share: 'Lien à partager',
  shared: 'Lien copié ; il est valable 24 heures.',
  unmount: 'Démonter le module',
  mount: 'Le remonter',
  outlines: 'Contours',
  leaks: 'Recherche de fuites',
  clean: 'Aucune croissance après {{cycles}} cycles.',
  leaking:
    'Après {{cycles}} cycles : {{nodes}} nœuds, {{styles}} styles, {{bodyChildren}} enfants de body en plus.',
};

export default frFR;
