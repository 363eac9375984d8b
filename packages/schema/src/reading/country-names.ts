/**
 * Three-letter codes of countries, each after its two-letter code.
 * @see ISO 3166-1
 */
export const ALPHA_3 =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GTGTM GUGUM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE';

/** Other names and abbreviations of countries, normalized to plain letters. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  america: 'US',
  unitedstatesofamerica: 'US',
  theunitedstates: 'US',
  usofa: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  holland: 'NL',
  thenetherlands: 'NL',
  uae: 'AE',
  emirates: 'AE',
  southkorea: 'KR',
  korea: 'KR',
  republicofkorea: 'KR',
  northkorea: 'KP',
  russianfederation: 'RU',
  czechrepublic: 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  ivorycoast: 'CI',
  capeverde: 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  burma: 'MM',
  vatican: 'VA',
  holysee: 'VA',
  palestine: 'PS',
  taiwan: 'TW',
  hongkong: 'HK',
  macau: 'MO',
  macao: 'MO',
  vietnam: 'VN',
  laos: 'LA',
  syria: 'SY',
  iran: 'IR',
  tanzania: 'TZ',
  bolivia: 'BO',
  venezuela: 'VE',
  moldova: 'MD',
  brunei: 'BN',
  drcongo: 'CD',
  peoplesrepublicofchina: 'CN',
  mainlandchina: 'CN',
  republicofireland: 'IE',
  eire: 'IE',
};

/** Languages whose country names are recognized in addition to English. */
export const COUNTRY_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl'] as const;
