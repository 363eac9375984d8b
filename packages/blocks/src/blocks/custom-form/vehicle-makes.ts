/**
 * Makes by vehicle type in alphabetical order, as suggestions only. The list is short, since its script has a budget of 2 KB.
 */
export const MAKES: Readonly<Record<string, string>> = {
  car: 'Acura,Alfa Romeo,Audi,BMW,Buick,Cadillac,Chevrolet,Chrysler,Dodge,Ferrari,Fiat,Ford,Genesis,GMC,Honda,Hyundai,Infiniti,Jaguar,Jeep,Kia,Lamborghini,Land Rover,Lexus,Lincoln,Maserati,Mazda,Mercedes-Benz,Mini,Mitsubishi,Nissan,Polestar,Pontiac,Porsche,Ram,Saab,Smart,Subaru,Suzuki,Tesla,Toyota,Volkswagen,Volvo',
  truck:
    'Chevrolet,Dodge,Ford,Freightliner,GMC,Hino,International,Isuzu,Kenworth,Mack,Mercedes-Benz,Peterbilt,Ram,Toyota,Volvo,Western Star',
  motorcycle:
    'Aprilia,BMW,Can-Am,Ducati,Harley-Davidson,Honda,Husqvarna,Indian,Kawasaki,KTM,Moto Guzzi,Piaggio,Polaris,Royal Enfield,Suzuki,Triumph,Vespa,Yamaha',
};
