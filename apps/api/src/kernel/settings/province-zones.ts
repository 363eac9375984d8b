/**
 * Time zones of the states and provinces of countries with several times: for each zone, the codes of ISO 3166-2 and the English or
 * native names, as `code name` or `code name/other name`. A state with two times has that in which most of its people live, which is
 * an hour off for the others.
 * @see {@link https://data.iana.org/time-zones/tzdb/zone1970.tab | zone1970.tab} of the IANA time zone database, with the areas of each zone
 */
export const PROVINCE_ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York':
      'CT Connecticut;DC District of Columbia;DE Delaware;FL Florida;GA Georgia;KY Kentucky;MA Massachusetts;MD Maryland;ME Maine;NC North Carolina;NH New Hampshire;NJ New Jersey;NY New York;OH Ohio;PA Pennsylvania;RI Rhode Island;SC South Carolina;VA Virginia;VT Vermont;WV West Virginia',
    'America/Detroit': 'MI Michigan',
    'America/Indiana/Indianapolis': 'IN Indiana',
    'America/Chicago':
      'AL Alabama;AR Arkansas;IA Iowa;IL Illinois;KS Kansas;LA Louisiana;MN Minnesota;MO Missouri;MS Mississippi;ND North Dakota;NE Nebraska;OK Oklahoma;SD South Dakota;TN Tennessee;TX Texas;WI Wisconsin',
    'America/Denver': 'CO Colorado;MT Montana;NM New Mexico;UT Utah;WY Wyoming',
    'America/Boise': 'ID Idaho',
    'America/Phoenix': 'AZ Arizona',
    'America/Los_Angeles': 'CA California;NV Nevada;OR Oregon;WA Washington',
    'America/Anchorage': 'AK Alaska',
    'Pacific/Honolulu': 'HI Hawaii',
    'America/Puerto_Rico': 'PR Puerto Rico;VI Virgin Islands',
    'Pacific/Guam': 'GU Guam;MP Northern Mariana Islands',
    'Pacific/Pago_Pago': 'AS American Samoa',
  },
  CA: {
    'America/St_Johns': 'NL Newfoundland and Labrador',
    'America/Halifax': 'NS Nova Scotia;PE Prince Edward Island',
    'America/Moncton': 'NB New Brunswick',
    'America/Toronto': 'ON Ontario;QC Quebec',
    'America/Iqaluit': 'NU Nunavut',
    'America/Winnipeg': 'MB Manitoba',
    'America/Regina': 'SK Saskatchewan',
    'America/Edmonton': 'AB Alberta;NT Northwest Territories',
    'America/Vancouver': 'BC British Columbia',
    'America/Whitehorse': 'YT Yukon',
  },
  AU: {
    'Australia/Sydney': 'ACT Australian Capital Territory;NSW New South Wales',
    'Australia/Melbourne': 'VIC Victoria',
    'Australia/Hobart': 'TAS Tasmania',
    'Australia/Brisbane': 'QLD Queensland',
    'Australia/Adelaide': 'SA South Australia',
    'Australia/Darwin': 'NT Northern Territory',
    'Australia/Perth': 'WA Western Australia',
  },
  BR: {
    'America/Sao_Paulo':
      'DF Distrito Federal;ES Espírito Santo;GO Goiás;MG Minas Gerais;PR Paraná;RJ Rio de Janeiro;RS Rio Grande do Sul;SC Santa Catarina;SP São Paulo',
    'America/Bahia': 'BA Bahia',
    'America/Maceio': 'AL Alagoas;SE Sergipe',
    'America/Recife': 'PE Pernambuco',
    'America/Fortaleza': 'CE Ceará;MA Maranhão;PB Paraíba;PI Piauí;RN Rio Grande do Norte',
    'America/Belem': 'AP Amapá;PA Pará',
    'America/Araguaina': 'TO Tocantins',
    'America/Cuiaba': 'MT Mato Grosso',
    'America/Campo_Grande': 'MS Mato Grosso do Sul',
    'America/Manaus': 'AM Amazonas',
    'America/Porto_Velho': 'RO Rondônia',
    'America/Boa_Vista': 'RR Roraima',
    'America/Rio_Branco': 'AC Acre',
  },
  MX: {
    'America/Mexico_City':
      'AGU Aguascalientes;CHP Chiapas;CMX Ciudad de México/Mexico City;COL Colima;DUR Durango;GRO Guerrero;GUA Guanajuato;HID Hidalgo;JAL Jalisco;MEX México/Estado de México;MIC Michoacán;MOR Morelos;OAX Oaxaca;PUE Puebla;QUE Querétaro;SLP San Luis Potosí;TAB Tabasco;TLA Tlaxcala;VER Veracruz;ZAC Zacatecas',
    'America/Merida': 'CAM Campeche;YUC Yucatán',
    'America/Monterrey': 'COA Coahuila;NLE Nuevo León;TAM Tamaulipas',
    'America/Cancun': 'ROO Quintana Roo',
    'America/Chihuahua': 'CHH Chihuahua',
    'America/Mazatlan': 'BCS Baja California Sur;NAY Nayarit;SIN Sinaloa',
    'America/Hermosillo': 'SON Sonora',
    'America/Tijuana': 'BCN Baja California',
  },
  RU: {
    'Europe/Kaliningrad': 'KGD Kaliningrad Oblast/Калининградская область',
    'Europe/Moscow':
      'AD Adygea/Адыгея;ARK Arkhangelsk Oblast/Архангельская область;BEL Belgorod Oblast/Белгородская область;BRY Bryansk Oblast/Брянская область;CE Chechnya/Чечня;CU Chuvashia/Чувашия;DA Dagestan/Дагестан;IN Ingushetia/Ингушетия;IVA Ivanovo Oblast/Ивановская область;KB Kabardino-Balkaria/Кабардино-Балкария;KL Kalmykia/Калмыкия;KLU Kaluga Oblast/Калужская область;KC Karachay-Cherkessia/Карачаево-Черкесия;KR Karelia/Карелия;KO Komi/Коми;KOS Kostroma Oblast/Костромская область;KDA Krasnodar Krai/Краснодарский край;KRS Kursk Oblast/Курская область;LEN Leningrad Oblast/Ленинградская область;LIP Lipetsk Oblast/Липецкая область;ME Mari El/Марий Эл;MO Mordovia/Мордовия;MOS Moscow Oblast/Московская область;MOW Moscow/Москва;MUR Murmansk Oblast/Мурманская область;NEN Nenets/Ненецкий автономный округ;NGR Novgorod Oblast/Новгородская область;NIZ Nizhny Novgorod Oblast/Нижегородская область;ORL Oryol Oblast/Орловская область;PNZ Penza Oblast/Пензенская область;PSK Pskov Oblast/Псковская область;ROS Rostov Oblast/Ростовская область;RYA Ryazan Oblast/Рязанская область;SE North Ossetia/Северная Осетия;SMO Smolensk Oblast/Смоленская область;SPE Saint Petersburg/Санкт-Петербург;STA Stavropol Krai/Ставропольский край;TA Tatarstan/Татарстан;TAM Tambov Oblast/Тамбовская область;TUL Tula Oblast/Тульская область;TVE Tver Oblast/Тверская область;VLA Vladimir Oblast/Владимирская область;VLG Vologda Oblast/Вологодская область;VOR Voronezh Oblast/Воронежская область;YAR Yaroslavl Oblast/Ярославская область',
    'Europe/Kirov': 'KIR Kirov Oblast/Кировская область',
    'Europe/Volgograd': 'VGG Volgograd Oblast/Волгоградская область',
    'Europe/Samara': 'SAM Samara Oblast/Самарская область;UD Udmurtia/Удмуртия',
    'Europe/Astrakhan': 'AST Astrakhan Oblast/Астраханская область',
    'Europe/Saratov': 'SAR Saratov Oblast/Саратовская область',
    'Europe/Ulyanovsk': 'ULY Ulyanovsk Oblast/Ульяновская область',
    'Asia/Yekaterinburg':
      'BA Bashkortostan/Башкортостан;CHE Chelyabinsk Oblast/Челябинская область;KGN Kurgan Oblast/Курганская область;KHM Khanty-Mansi/Югра;ORE Orenburg Oblast/Оренбургская область;PER Perm Krai/Пермский край;SVE Sverdlovsk Oblast/Свердловская область;TYU Tyumen Oblast/Тюменская область;YAN Yamalo-Nenets/Ямало-Ненецкий автономный округ',
    'Asia/Omsk': 'OMS Omsk Oblast/Омская область',
    'Asia/Novosibirsk': 'NVS Novosibirsk Oblast/Новосибирская область',
    'Asia/Barnaul': 'AL Altai Republic/Республика Алтай;ALT Altai Krai/Алтайский край',
    'Asia/Tomsk': 'TOM Tomsk Oblast/Томская область',
    'Asia/Novokuznetsk': 'KEM Kemerovo Oblast/Кемеровская область',
    'Asia/Krasnoyarsk': 'KK Khakassia/Хакасия;KYA Krasnoyarsk Krai/Красноярский край;TY Tuva/Тыва',
    'Asia/Irkutsk': 'BU Buryatia/Бурятия;IRK Irkutsk Oblast/Иркутская область',
    'Asia/Chita': 'ZAB Zabaykalsky Krai/Забайкальский край',
    'Asia/Yakutsk': 'AMU Amur Oblast/Амурская область;SA Sakha/Якутия',
    'Asia/Vladivostok':
      'KHA Khabarovsk Krai/Хабаровский край;PRI Primorsky Krai/Приморский край;YEV Jewish Autonomous Oblast/Еврейская автономная область',
    'Asia/Magadan': 'MAG Magadan Oblast/Магаданская область',
    'Asia/Sakhalin': 'SAK Sakhalin Oblast/Сахалинская область',
    'Asia/Kamchatka': 'KAM Kamchatka Krai/Камчатский край',
    'Asia/Anadyr': 'CHU Chukotka/Чукотский автономный округ',
  },
};
