import type { Phrases } from './zh-CN';

export const frFR: Phrases = {
  'error.ok': '',
  'error.sessionExpired': 'Votre session a expiré. Veuillez vous reconnecter.',
  'error.notLoggedIn': 'Veuillez d’abord vous connecter.',
  'error.silent': 'L’opération n’a pas abouti.',
  'error.invalidInput': 'Le formulaire contient une erreur. Vérifiez puis réessayez.',
  'error.loginRefused':
    'Compte, mot de passe ou code incorrect. Vérifiez que le compte est bien inscrit.',
  'error.tenantDisabled': 'Le locataire actuel a été désactivé.',
  'error.tenantUnknown': 'Impossible d’obtenir les informations du locataire.',
  'error.noOrganisation':
    'Vous n’avez pas encore d’organisation. Veuillez contacter l’administrateur.',
  'error.passwordTooOld':
    'Votre mot de passe n’a pas été changé depuis longtemps. Veuillez le changer.',
  'error.forbidden': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.demoReadOnly': 'La démonstration est en lecture seule ; rien ne peut être modifié.',
  'error.notFound': 'Cet élément n’existe pas ou plus.',
  'error.conflict':
    'Quelqu’un d’autre a modifié ou utilise cet élément. Actualisez puis réessayez.',
  'error.payloadTooLarge': 'Le fichier envoyé est trop volumineux.',
  'error.tooManyRequests': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'error.internal': 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
  'error.notImplemented': 'Cette fonction n’est pas encore disponible.',
  'field.invalid': 'La valeur de {field} n’est pas valide.',
  'field.nickname': 'Le pseudonyme ne peut pas être vide.',
  'field.nicknameLength': 'Le pseudonyme compte au plus 15 caractères.',
  'field.name': 'Veuillez saisir le nom.',
  'field.nameLength': 'Le nom compte au plus 15 caractères.',
  'field.nameVerified': 'Le nom est vérifié et ne peut pas être modifié.',
  'field.mobile': 'Veuillez saisir un numéro de mobile valide.',
  'field.phoneTaken': 'Ce numéro de mobile est déjà utilisé.',
  'field.email': 'Veuillez saisir une adresse e-mail valide.',
  'field.idNumber': 'Le numéro d’identité n’est pas valide.',
  'field.department': 'Veuillez choisir un service valide.',
};
