export default {
  lead: 'Pour protéger votre compte, encore une étape.',
  verify: 'Vérifier et entrer',
  back: 'Retour à la connexion',
  over: 'Délai ou nombre d’essais dépassé. Veuillez vous reconnecter',
  cutOff: 'La seconde étape a été interrompue. Veuillez vous reconnecter pour la recommencer.',
};
