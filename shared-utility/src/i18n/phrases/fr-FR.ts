import type { SameShape } from '../types';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  network: 'Problème de réseau. Veuillez réessayer.',
  broken: 'Une erreur est survenue sur cette page. Rechargez-la puis réessayez',
  usageHelp: 'Aide à l’utilisation',
  unsaved: 'Ce qui n’est pas enregistré sera perdu. Quitter quand même ?',
  undo: 'Annuler',
  close: 'Fermer',
  clear: 'Effacer',
  crashed: {
    title: 'Cette page a rencontré un problème',
    safe: 'Vos données enregistrées sont intactes.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  page: {
    loading: 'Chargement de la page',
    partFailed: 'Cette partie n’est pas arrivée',
    partFailedHint: 'Le réseau est peut-être instable. Vos données enregistrées sont intactes.',
    forbidden: 'Accès refusé',
    notFound: 'Cette page n’existe pas',
    notFoundHint: 'L’adresse est peut-être erronée, ou la page a été supprimée.',
  },
  validation: {
    mobileForm: 'Veuillez saisir un numéro de mobile valide',
    mobileDialog: 'Le numéro de mobile est incorrect',
    emailForm: 'Veuillez saisir une adresse e-mail valide',
    emailDialog: 'L’adresse e-mail est incorrecte',
    nicknameEmpty: 'Le pseudonyme ne peut pas être vide',
    nameTooLong: '{{limit}} caractères au maximum',
    invisible: 'Les caractères invisibles ne sont pas admis',
    password: 'De 8 à 20 caractères mêlant chiffres, lettres et symboles',
    idNumber: 'Le numéro d’identité est incorrect',
    landline: 'Le numéro de téléphone fixe est incorrect',
    creditCode: 'Le code de crédit social compte 18 chiffres ou lettres majuscules',
    creditCheck:
      'Le caractère de contrôle du code de crédit ne correspond pas. Comparez avec la licence',
    authCode: 'Veuillez saisir le code à six chiffres',
    passwordOldEmpty: 'Veuillez saisir votre mot de passe actuel',
    passwordNewEmpty: 'Veuillez saisir un nouveau mot de passe',
    passwordRepeatEmpty: 'Veuillez saisir à nouveau le mot de passe',
    passwordsDiffer: 'Les deux mots de passe ne correspondent pas',
    newPhoneEmpty: 'Veuillez saisir le nouveau numéro de mobile',
    newEmailEmpty: 'Veuillez saisir la nouvelle adresse e-mail',
  },
};

export default frFR;
