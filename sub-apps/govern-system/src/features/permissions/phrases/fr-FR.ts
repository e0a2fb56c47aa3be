import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Permissions',
  name: 'Nom',
  nameEmpty: 'Saisissez un nom',
  nameHint: 'Un nouveau nom s’affiche dans toutes les langues.',
  code: 'Code',
  codeEmpty: 'Saisissez un code',
  codeHint: 'Lettres, chiffres et . : _ - ; ne change plus une fois enregistré.',
  kind: 'Type',
  kinds: { directory: 'Dossier', page: 'Page', action: 'Action' },
  systemTagName: 'Sous-application',
  systemTagNameHint: 'Premier segment de l’adresse, par exemple saas.',
  systemTagNameWrong: 'Minuscules, chiffres et tirets uniquement',
  url: 'Adresse',
  urlHint: 'Chemin dans la sous-application, par exemple /student.',
  urlWrong: 'Doit commencer par /, sans espaces',
  order: 'Ordre',
  orderHint: 'Parmi ses voisins, le plus petit nombre vient en premier.',
  orderWrong: 'Un nombre entier de 0 à 99999',
  address: 'Adresse complète',
  noAddress: 'Aucune',
  addTitle: 'Ajouter une permission',
  empty: 'Aucune permission pour l’instant. Commencez par un dossier ou une page',
  deleteHint: 'Les rôles qui l’ont la perdent, et la suppression est définitive.',
  forbidden:
    'Vous n’avez pas accès aux permissions. Si vous en avez besoin, adressez-vous à un opérateur de la plateforme.',
  preview: 'Aperçu du menu',
  previewHint: 'Ce que voit une personne qui a toutes les permissions, sans les actions.',
};

export default frFR;
