import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Composants de pages',
  intro:
    'Les éléments que partagent toutes les pages de l’administration, à essayer ici. Les données sont créées dans cette page, rien n’est envoyé, et un rechargement les rétablit.',
  forbidden: 'Cette page est réservée aux opérateurs de la plateforme. Adressez-vous à l’un d’eux.',
  state: 'État de la liste',
  answer: 'Réponse aux écritures',
  states: {
    ready: 'Prête',
    loading: 'Chargement',
    empty: 'Vide',
    failed: 'Échec',
    forbidden: 'Interdite',
  },
  answers: {
    ok: 'Réussite',
    refused: 'Refus partiel',
    conflict: 'Modifié par un autre',
    gone: 'Supprimé par un autre',
  },
  sample: 'Exemple {{number}}',
  name: 'Nom',
  note: 'Remarque',
  status: 'Statut',
  createdAt: 'Ajouté le',
  active: 'Actif',
  suspended: 'Suspendu',
  all: 'Tous',
  keyword: 'Nom',
  add: 'Ajouter un exemple',
  edit: 'Modifier',
  suspend: 'Suspendre',
  resume: 'Activer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer « {{name}} » ?',
  removeHint: 'C’est définitif ; recharger la page recrée les exemples.',
  removed: 'Supprimé',
  saved: 'Enregistré',
  done: 'Fait',
  many: '{{count}} suspendus',
  suspendTitle: 'Suspendre {{count}} exemples ?',
  suspendHint:
    'Avec « Refus partiel », les exemples de numéro pair sont refusés : chacun dit pourquoi, et le reste peut être réessayé.',
  nameEmpty: 'Saisissez un nom',
  nameTaken: 'Ce nom est refusé à un exemple de numéro pair',
  failure: 'Le service d’exemple ne répond pas',
  notAllowed: 'Refusé pour un exemple de numéro pair',
  changedByOther: 'Remarque laissée par un autre',
  someone: 'Un autre administrateur',
  imports: 'Importer',
  importTitle: 'Importer des exemples',
  importIntro:
    'Choisissez un fichier .xlsx quelconque : il n’est pas lu. Les problèmes et la progression sont créés dans cette page.',
  file: 'exemples.csv',
  parts: {
    list: {
      title: 'Liste',
      text: 'Recherche, vue, tri, page et ligne ouverte sont dans l’adresse ; largeurs, ordre des colonnes et vues personnelles restent sur cet appareil.',
    },
    panel: {
      title: 'Détails',
      text: 'Un clic sur le nom les ouvre ; j et k changent de ligne, Échap ou Retour ferme, un téléphone les montre en pleine fenêtre. Avec l’historique.',
    },
    actions: {
      title: 'Actions sur une ou plusieurs lignes',
      text: 'Ce qui est réversible se fait aussitôt, le reste demande d’abord ; chaque ligne refusée dit pourquoi, et le reste peut être réessayé.',
    },
    form: {
      title: 'Formulaire',
      text: 'Les fautes sont près des champs et comptées ; un conflit se montre champ par champ ; la saisie survit à un rechargement.',
    },
    files: {
      title: 'Import et export',
      text: 'Un fichier est d’abord examiné, cellule par cellule, puis importé en tâche ; l’export a les critères et colonnes présents, ou les lignes choisies.',
    },
    keys: {
      title: 'Clavier',
      text: '/ cherche, j k déplacent, x sélectionne, Entrée ouvre, e modifie, Échap ferme les détails, Ctrl-S enregistre, ? les montre tous.',
    },
  },
};

export default frFR;
