use strict;
use warnings;
use JSON::PP;
use URI;
use URI::Split qw(uri_split);

$| = 1;
my $json = JSON::PP->new->ascii->allow_nonref;
my %operations = (
    resolve   => sub { my ($in) = @_; "" . URI->new_abs($in->{reference}, $in->{base}) },
    normalize => sub { my ($in) = @_; "" . URI->new($in->{text})->canonical },
    components => sub {
        my ($in) = @_;
        my ($scheme, $authority, $path, $query, $fragment) = uri_split($in->{text});
        { scheme => $scheme, authority => $authority, path => $path, query => $query, fragment => $fragment };
    },
);

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    last if $message->{cmd} eq "stop";
    if ($message->{cmd} eq "start") {
        print $json->encode({ implementation => "URI", language => "Perl", version => "$URI::VERSION",
            claims => "RFC 2396, 2732 and 3986", operations => [ sort keys %operations ] }), "\n";
        next;
    }
    my $result = eval { $operations{ $message->{operation} }->($message->{input}) };
    my %answer = $@ ? (error => "$@") : (result => $result);
    print $json->encode({ seq => $message->{seq}, %answer }), "\n";
}
