export default {
  refused: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement',
  absent: 'Cette plateforme ne connaît pas la connexion par clé d’accès',
};
