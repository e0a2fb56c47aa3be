import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Dossiers personnels',
  keyword: 'Nom ou téléphone',
  person: 'Personne',
  personHint:
    'Personnes de l’organisation qui ont un compte et pas encore de dossier : saisissez un nom',
  personEmpty: 'Choisissez une personne',
  noPerson: 'Aucune personne ne correspond',
  peopleFailed: 'Les personnes n’ont pas pu être chargées. Fermez le formulaire et réessayez',
  name: 'Nom',
  nameEmpty: 'Saisissez un nom',
  phone: 'Mobile',
  gender: 'Sexe',
  genders: { male: 'Homme', female: 'Femme', unknown: 'Non renseigné' },
  idNumber: 'Numéro d’identité',
  maskedHint: 'Le milieu est masqué ; sans modification, le numéro reste tel quel',
  birthday: 'Date de naissance',
  birthdayWrong: 'La date de naissance ne peut pas être postérieure à aujourd’hui',
  email: 'E-mail',
  address: 'Adresse',
  education: 'Formation',
  employer: 'Employeur',
  updatedAt: 'Mis à jour',
  optional: 'Facultatif',
  add: 'Ajouter un dossier',
  addTitle: 'Ajouter un dossier personnel',
  edit: 'Modifier',
  editTitle: 'Modifier le dossier de « {{name}} »',
  added: 'Dossier ajouté',
  saved: 'Enregistré',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer le dossier de « {{name}} » ?',
  deleteHint:
    'Numéro d’identité, adresse et tout le reste sont supprimés définitivement. Le compte de la personne et sa connexion demeurent.',
  deleted: 'Dossier de « {{name}} » supprimé',
  empty:
    'Aucun dossier personnel. Ils contiennent identité, coordonnées et formation : ajoutez le premier',
  emptyReadOnly: 'Aucun dossier personnel',
  forbidden:
    'Vous ne pouvez pas voir les dossiers personnels. Au besoin, adressez-vous à un administrateur du locataire.',
};

export default frFR;
