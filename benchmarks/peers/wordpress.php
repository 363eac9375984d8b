<?php // Installs WordPress into an empty database, with one page as its front page. Arguments: folder of the site, address, file with the page.
[, $site, $host, $content] = $argv;
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = $host;
require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Reference', 'admin', 'admin@example.com', true, '', 'bench-only');
switch_theme('twentytwentythree');
$id = wp_insert_post([
  'post_type' => 'page',
  'post_status' => 'publish',
  'post_title' => 'Reference',
  'post_content' => wp_slash(file_get_contents($content)),
]);
update_option('show_on_front', 'page');
update_option('page_on_front', $id);
echo get_bloginfo('version');
