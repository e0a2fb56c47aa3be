import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  all: 'Tout est enregistré',
  saved: 'Enregistré à {{time}}',
  saving: 'Enregistrement…',
  offline:
    'Non enregistré : pas de connexion. Nouvel essai automatique ; votre travail reste sur cet appareil',
  refused: 'Non enregistré : {{reason}}',
  unkept: 'Non enregistré, à corriger :',
  conflict: 'Non enregistré : modifié par quelqu’un d’autre ; choisissez une version',
  retry: 'Réessayer',
  saveFirst: 'Une partie n’est pas encore enregistrée ; réglez cela d’abord',
};

export default frFR;
