import { problemIn } from './problemIn.ts';
import type { FlawWords, ServeMessages } from './types.ts';

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'rien n’y répond',
  ECONNRESET: 'la connexion a été coupée',
  ENOTFOUND: 'cet hôte n’existe pas',
  EAI_AGAIN: 'le nom de l’hôte ne peut pas être résolu pour l’instant',
  EHOSTUNREACH: 'aucun chemin n’y mène',
  ENETUNREACH: 'aucun chemin n’y mène',
  ENOENT: 'cette socket n’existe pas',
  ETIMEDOUT: 'aucune réponse n’est venue',
  'timeout expired': 'aucune réponse n’est venue',
};

const flaws: FlawWords = {
  notARow: () => 'ce n’est pas une ligne d’export',
  tooLong: () => 'la ligne est trop longue',
  duplicate: () => 'cette donnée y est deux fois',
  afterTheEnd: () => 'quelque chose suit la fin',
  refused: () => 'la base de données refuse cette donnée, ou l’une des suivantes',
  unknownColumn: ({ column }) => `la colonne « ${column} » n’existe pas`,
  missingColumn: ({ column }) => `la colonne « ${column} » manque`,
  badValue: ({ column }) => `la colonne « ${column} » contient une valeur qui n’a pas de sens`,
  noSuchRow: ({ column }) => `la colonne « ${column} » renvoie à quelque chose qui n’y est pas`,
};

export const serve = (reasons: Readonly<Record<string, string>>): ServeMessages => ({
  at: address => `Hanga est à l’adresse ${address}   (Ctrl-C l’arrête)`,
  pageNotBuilt: 'la page n’est pas encore construite : lancez d’abord « npm start » ou « npm run build »',
  badPublicUrl: given =>
    `--public-url doit ressembler à https://hanga.example, sans identifiant, chemin, requête ni fragment, et non « ${given} »`,
  badTrustProxy: given =>
    `--trust-proxy prend le nombre de proxys (de 1 à 20), ou leurs adresses séparées par des virgules (10.0.0.0/8,::1), et non « ${given} »`,
  badSmtp: 'HANGA_SMTP doit ressembler à smtp://utilisateur:motdepasse@hôte:587 (ou smtps://)',
  copied: file => `Tout est dans ${file}.`,
  leftOut: rows =>
    rows === 1
      ? '1 donnée est abîmée et n’est pas dans la copie'
      : `${rows} données sont abîmées et ne sont pas dans la copie`,
  imported: rows => (rows < 2 ? `${rows} donnée importée.` : `${rows} données importées.`),
  problems: {
    folderInUse: ({ folder }) =>
      `un autre Hanga utilise ${folder} : arrêtez-le d’abord, ou choisissez un autre dossier avec --data`,
    cannotWrite: ({ path, reason }) => `${path} ne peut être ni créé ni écrit : ${reasons[reason] ?? reason}`,
    notAFolder: ({ path }) =>
      `${path} n’est pas un dossier, ou se trouve dans un chemin qui n’en est pas un : choisissez-en un avec --data`,
    diskFull: ({ path }) => `le disque est plein : il faut plus de place pour ${path}`,
    noDatabase: ({ folder }) => `il n’y a pas de base de données dans ${folder}`,
    notADatabase: ({ file }) =>
      `${file} n’est pas une base de données : déplacez-le, ou choisissez un autre dossier avec --data`,
    damagedDatabase: ({ file }) => `${file} est abîmé : restaurez-le depuis une sauvegarde`,
    unreadableDatabase: ({ file }) => `le disque ne lit ou n’écrit pas ${file} comme il le devrait`,
    foreignDatabase: ({ reason }) => `cette base de données n’est pas celle de Hanga : ${reason}`,
    newerDatabase: ({ version, known }) =>
      `la base de données a la version ${version} et appartient à un Hanga plus récent ; celui-ci connaît jusqu’à ${known} : mettez Hanga à jour`,
    olderDatabase: () =>
      'la base de données appartient à un Hanga plus ancien : lancez une fois le serveur, qui la met à jour',
    badDatabaseUrl: () => 'DATABASE_URL doit ressembler à postgres://utilisateur:motdepasse@hôte:5432/base',
    databaseUnreachable: ({ where, reason }) =>
      `PostgreSQL ne peut être joint à ${where} : ${unreachable[reason] ?? reason}`,
    databasePassword: ({ where, user }) =>
      `PostgreSQL à ${where} ne laisse pas entrer « ${user} » : le mot de passe est-il le bon ?`,
    noSuchDatabase: ({ where, database }) => `PostgreSQL à ${where} n’a pas de base « ${database} » : créez-la d’abord`,
    databaseRefuses: ({ where, reason }) => `PostgreSQL à ${where} refuse : ${reason}`,
    portInUse: ({ host, port }) => `le port ${port} de ${host} est déjà pris : choisissez-en un autre avec --port`,
    portNotAllowed: ({ port }) =>
      `le port ${port} ne vous est pas permis : choisissez-en un au-dessus de 1023 avec --port`,
    noSuchAddress: ({ host }) => `${host} n’est pas une adresse de cette machine : choisissez-en une avec --host`,
    fileExists: ({ file }) => `${file} existe déjà`,
    notAnExport: ({ file }) => `${file} n’est pas un export de Hanga`,
    newerExport: ({ file }) => `${file} est un export d’un Hanga plus récent : mettez Hanga à jour`,
    notEmpty: () => 'il y a déjà des joueurs ou des tables ici : un import demande une base de données vide',
    cutShort: ({ file, rows, announced }) =>
      `${file} est tronqué : ${rows} ${rows < 2 ? 'donnée' : 'données'} sur ${announced ?? 'un nombre inconnu'} ; rien n’a été importé`,
    badLine: ({ file, line, flaw }) => `${file}, ligne ${line} : ${problemIn(flaws, flaw)} ; rien n’a été importé`,
  },
});
