<!doctype html>
<html lang="en">
  <head>
    <title>Garden</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <?php require __DIR__ . '/inc/greeting.php'; ?>
    <h1><?= htmlspecialchars(greeting((int) date('G'))) ?></h1>
  </body>
</html>
