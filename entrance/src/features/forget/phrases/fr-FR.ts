export default {
  title: 'Réinitialiser le mot de passe',
  lead: 'Choisissez un nouveau mot de passe avec un code reçu par SMS ou e-mail.',
  submit: 'Réinitialiser',
  done: 'Mot de passe modifié',
  doneHint: 'Connectez-vous avec le nouveau. Tous vos autres appareils ont été déconnectés.',
};
