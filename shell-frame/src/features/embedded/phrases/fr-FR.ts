export default {
  title: 'Administration des données',
  loading: 'Chargement de l’administration des données',
  notOpened: 'L’administration des données ne s’ouvre pas pour l’instant',
  missing: 'Aucun site de données n’est configuré',
  missingHint: 'Demandez à votre administrateur d’en définir l’adresse',
  timedOut: 'Le site de données ne répond pas',
  timedOutHint: 'Votre session et vos données sont intactes. Vérifiez la connexion et réessayez.',
  refused: 'Le site de données a refusé l’accès',
  refusedHint:
    'Il vous manque peut-être un droit, ou le site ne peut pas s’afficher ici. Voyez votre administrateur.',
  silent: 'Si rien ne s’affiche ci-dessous, rechargez',
  again: 'Recharger',
};
