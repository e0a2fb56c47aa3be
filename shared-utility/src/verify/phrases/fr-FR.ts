import type { SameShape } from '../../i18n/types';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  password: 'Mot de passe',
  passwordHint: 'Saisissez votre mot de passe actuel',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  phoneHint: 'Nous envoyons un code à votre téléphone {{account}}',
  mailHint: 'Nous envoyons un code à votre adresse {{account}}',
  code: 'Code',
  codePlaceholder: '6 chiffres',
  send: 'Envoyer le code',
  again: 'Renvoyer dans {{seconds}} s',
  sent: 'Un code a été envoyé à {{account}}',
  totp: 'Code de l’application',
  totpHint: 'Saisissez les six chiffres affichés par votre application d’authentification',
  recovery: 'Code de secours',
  recoveryHint: 'Chaque code de secours ne sert qu’une fois',
  passkeyHint:
    'Utilisez l’empreinte, le visage ou le verrouillage de cet appareil, ou votre clé de sécurité',
  passkeyRefused: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez un autre moyen',
  passkeyMissing: 'Ce navigateur n’a pas de clés d’accès',
  others: 'Autres moyens',
  ways: {
    password: 'Mot de passe',
    phone: 'Code par téléphone',
    mail: 'Code par e-mail',
    totp: 'Application d’authentification',
    passkey: 'Clé d’accès',
    recovery: 'Code de secours',
  },
  empty: {
    password: 'Saisissez votre mot de passe',
    code: 'Saisissez les six chiffres',
    recovery: 'Saisissez un code de secours',
  },
};

export default frFR;
