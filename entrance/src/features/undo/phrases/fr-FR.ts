export default {
  title: 'Annuler une modification',
  looking: 'Lecture de la modification',
  retry: 'Réessayer',
  changes: {
    phone: 'Le {{date}}, le numéro de téléphone de votre compte a été modifié.',
    mail: 'Le {{date}}, l’adresse e-mail de votre compte a été modifiée.',
    password: 'Le {{date}}, le mot de passe de votre compte a été modifié.',
    verified: 'Le {{date}}, votre compte a été vérifié par un nom réel.',
    face: 'Le {{date}}, un visage a été enregistré pour votre compte.',
    faceWithdrawn: 'Le {{date}}, le visage enregistré de votre compte a été supprimé.',
    secondFactor: 'Le {{date}}, un second facteur a été ajouté à votre compte.',
    secondFactorRemoved: 'Le {{date}}, un second facteur de votre compte a été supprimé.',
    closing: 'Le {{date}}, la clôture de votre compte a été demandée.',
  },
  notYou: 'Si ce n’était pas vous, annulez. Ensuite :',
  phone: 'Numéro de téléphone : {{account}}',
  mail: 'Adresse e-mail : {{account}}',
  none: 'aucun',
  sessions: 'Tous les appareils sont déconnectés, ce navigateur aussi',
  dropped:
    'Les visages, seconds facteurs et demandes de clôture postérieurs à la modification sont supprimés',
  password: 'Le mot de passe actuel ne vaut plus ; vous en définissez un nouveau par un code',
  agree: 'Annuler cette modification',
  until: 'Ce lien est valable jusqu’au {{date}}, une seule fois',
  done: 'La modification est annulée',
  donePassword:
    'Votre compte est rétabli et tous les appareils sont déconnectés. Définissez maintenant un nouveau mot de passe par un code.',
  doneHint:
    'Votre compte est rétabli et tous les appareils sont déconnectés. Connectez-vous et vérifiez votre compte.',
  setPassword: 'Définir un mot de passe',
  toLogin: 'Se connecter',
  invalid: 'Ce lien ne fonctionne pas',
  invalidHint:
    'Il a peut-être déjà servi, expiré, ou est incomplet. Vérifiez que vous l’avez copié en entier, ou voyez votre administrateur.',
};
