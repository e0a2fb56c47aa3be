import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Vérifier un certificat',
  result: 'Résultat',
  language: 'Langue',
  intro: 'Voyez si un certificat est authentique et toujours valable, sans compte.',
  byNumber: 'Par numéro et nom',
  byFile: 'Par code QR ou fichier',
  certificateNo: 'Numéro du certificat',
  numberHint: 'Tel qu’imprimé sur le certificat',
  numberEmpty: 'Saisissez le numéro du certificat',
  name: 'Nom',
  nameEmpty: 'Saisissez le nom inscrit sur le certificat',
  check: 'Vérifier',
  scan: 'Scanner un code QR',
  picture: 'Image de la caméra',
  scanning: 'Placez le code QR du certificat dans l’image',
  stopScanning: 'Arrêter',
  camera: {
    refused:
      'Le navigateur n’a pas pu utiliser la caméra. Autorisez-la dans ses réglages, ou choisissez une photo du code QR.',
    absent: 'Aucune caméra trouvée. Choisissez une photo du code QR.',
    busy: 'La caméra ne s’ouvre pas ; un autre programme l’utilise peut-être.',
    part: 'Le lecteur de codes QR n’a pas pu être chargé. Vérifiez votre connexion.',
  },
  choose: 'Choisir un fichier ou une image',
  dropHint:
    'Ou déposez ici une photo du code QR, le PDF ou le fichier d’attestation (JSON, JWT), ou collez-le.',
  private:
    'Les fichiers sont lus dans votre navigateur et jamais envoyés ; seuls le numéro et le nom sont demandés à ce site.',
  reading: 'Lecture du fichier…',
  asking: 'Interrogation de la plateforme émettrice…',
  retry: 'Réessayer',
  file: {
    large: 'Le fichier dépasse 20 Mo ; aucun certificat n’est si grand.',
    noCredential:
      'Ce fichier ne contient pas d’attestation. Prenez le PDF ou le fichier de la plateforme, ou une photo du code QR.',
    noCode: 'Aucun code QR trouvé dans l’image. Prenez-la de plus près, et nette.',
    unreadable: 'Le fichier est illisible. Choisissez-le à nouveau.',
    part: 'Le lecteur de codes QR n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    other: 'Ce n’est ni le code QR ni l’attestation d’un certificat.',
  },
  elsewhere: 'Ce certificat est d’un autre site : {{host}}',
  elsewhereHint:
    'Il ne peut pas être vérifié ici, et vous n’y êtes pas conduit. Assurez-vous de la fiabilité de ce site avant de l’interroger.',
  keysFailed: 'Les clés publiées ne sont pas arrivées : la signature ne peut être vérifiée',
  fileResult: 'Résultat pour le fichier',
  verdict: {
    genuine: {
      title: 'L’attestation est authentique',
      hint: 'Elle a été signée par une clé que ce site publie et n’a pas changé depuis. Ce qui est imprimé sur la page n’a pas été vérifié : seul le contenu ci-dessous compte, comparez-le ligne par ligne.',
    },
    altered: {
      title: 'L’attestation a été modifiée',
      hint: 'La signature ne correspond pas au contenu. Ne vous y fiez pas.',
    },
    foreign: {
      title: 'L’attestation n’est pas de ce site',
      hint: 'Aucune des clés que ce site publie ne l’a signée. Son contenu n’est pas prouvé.',
    },
    unsupported: {
      title: 'Ce navigateur ne peut pas vérifier la signature',
      hint: 'La plateforme a été interrogée avec le numéro et le nom du fichier. Pour la signature, prenez un navigateur plus récent.',
    },
  },
  says: 'Contenu de l’attestation',
  claims: 'Ce que prétend le fichier',
  compare: 'Comparez-le avec le certificat que vous tenez.',
  idNumber: 'Numéro d’identité',
  training: 'Formation',
  skill: 'Compétence',
  organ: 'Délivré par',
  issuedAt: 'Délivré le',
  expiresAt: 'Valable jusqu’au',
  noEnd: 'Sans limite',
  valid: 'Le certificat est valable',
  validUntil: 'Jusqu’au {{day}}',
  validForGood: 'Sans limite de durée',
  expired: 'Le certificat a expiré',
  expiredAt: 'Il a pris fin le {{day}}',
  revoked: 'Le certificat a été révoqué',
  revokedAt: 'Son émetteur l’a révoqué le {{day}} ; il n’est plus valable.',
  unknown: 'Ce certificat est introuvable',
  unknownHint:
    'Le numéro ou le nom ne correspond pas au registre. Comparez-les lettre par lettre ; pour protéger les personnes, on ne dit pas lequel diffère.',
  wait: 'Trop de vérifications',
  waitUntil: 'Réessayez après {{moment}}.',
  notAsked: 'La vérification n’a pas abouti',
  askedAt: 'Vérifié le {{moment}}',
  another: 'Vérifier un autre certificat',
  print: 'Imprimer',
  save: 'Télécharger l’attestation',
};

export default frFR;
