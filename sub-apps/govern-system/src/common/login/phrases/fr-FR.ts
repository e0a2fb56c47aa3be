import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  passwordTitle: 'Un nouveau mot de passe pour {{name}} ?',
  passwordHint:
    'L’ancien mot de passe est annulé aussitôt et toutes les sessions du compte se ferment.',
  passwordOnce:
    'Il n’est affiché qu’une fois. Transmettez-le à la personne et demandez-lui de le changer.',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Copie impossible : sélectionnez-le',
  makePassword: 'Nouveau mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement',
  sessions: {
    title: 'Connexions de « {{name}} »',
    none: 'Aucune connexion en ce moment.',
    seen: 'Utilisée le {{seen}} · {{ip}}',
    since: 'Connexion du {{date}}',
    end: 'Fermer',
    endOf: 'Fermer la connexion utilisée le {{seen}} depuis {{ip}}',
    endAll: 'Tout fermer',
    hint: 'Cette connexion de « {{name}} » est fermée immédiatement. La personne en est informée, avec le motif.',
    hintAll:
      'Toutes les connexions de « {{name}} » à ce locataire sont fermées immédiatement. La personne en est informée, avec le motif.',
    reason: 'Motif',
    reasonEmpty: 'Indiquez un motif',
    back: 'Retour',
    ended_one: 'Une connexion de « {{name}} » a été fermée',
    ended_many: '{{count}} connexions de « {{name}} » ont été fermées',
    ended_other: '{{count}} connexions de « {{name}} » ont été fermées',
  },
};

export default frFR;
